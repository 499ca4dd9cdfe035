import { addAltTexts } from './alt-texts.ts'
import type { ApiContext } from './context.ts'
import type { Page } from './paginate.ts'

/** An answer that the database has written as JSON already. */
export class JsonText<Answer extends object = object> {
	readonly json: string
	/** Never there: it tells what the text holds. */
	declare readonly holds: Answer

	constructor(json: string) {
		this.json = json
	}
}

/**
 * The text of an answer.
 *
 * @param altTexts what pictures show, to be said beside them
 */
export async function answerText(result: object, altTexts?: ApiContext['altTexts']): Promise<string> {
	const texts = await altTexts?.()
	const isText = result instanceof JsonText
	if (!texts?.size) return isText ? result.json : JSON.stringify(result)
	const answer = isText ? JSON.parse(result.json) : result
	addAltTexts(answer, texts)
	return JSON.stringify(answer)
}

/**
 * Adds fields to a JSON object in text form.
 *
 * @param fields by name, as JSON
 */
export function withFields<Answer>(object: string, fields: { [Name in keyof Answer & string]?: string }): string {
	let text = object.slice(0, -1)
	for (const [name, json] of Object.entries(fields)) text += `,"${name}":${json}`
	return `${text}}`
}

/** The shape of one thing, given as JSON. */
export const oneText = <Answer>(data: string) => new JsonText<{ data: Answer }>(`{"data":${data}}`)

/** The shape of a list whose items are given as JSON. */
export const pageText = <Row, Answer>({ data, pagination }: Page<Row>, text: (row: Row) => string) =>
	new JsonText<Page<Answer>>(`{"data":[${data.map(text).join()}],"pagination":${JSON.stringify(pagination)}}`)
