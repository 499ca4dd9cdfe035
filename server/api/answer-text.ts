import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../../database/database-kind.ts'
import type { Page } from '../../database/paginate.ts'
import { addAltTexts } from '../content/alt-texts.ts'
import type { ApiContext } from './context.ts'

/** JSON as the database gives it: SQLite's bytes go to the socket as they are, without becoming characters in between. */
export type Json = string | Uint8Array<ArrayBuffer>

/** An answer that the database has written as JSON already. */
export class JsonText<Answer extends object = object> {
	readonly json: Json
	/** Never there: it tells what the text holds. */
	declare readonly holds: Answer

	constructor(json: Json) {
		this.json = json
	}
}

/**
 * The text of an answer.
 *
 * @param altTexts what pictures show, to be said beside them
 */
export async function answerText(result: object, altTexts?: ApiContext['altTexts']): Promise<Json> {
	const texts = await altTexts?.()
	const isText = result instanceof JsonText
	if (!texts?.size) return isText ? result.json : JSON.stringify(result)
	const answer = isText ? parseJson(result.json) : result
	addAltTexts(answer, texts)
	return JSON.stringify(answer)
}

export const parseJson = (json: Json) => JSON.parse(typeof json === 'string' ? json : utf8.decode(json))

const utf8 = new TextDecoder()

/** What a query answers of one thing, of which it has the JSON without its last brace. */
export function oneJson(kind: DatabaseKind, beginning: RawBuilder<string>): RawBuilder<Json> {
	const whole = sql<string>`concat('{"data":', ${beginning}, '}}')`
	return kind === 'postgres' ? whole : sql`cast(${whole} as blob)`
}

/** What stands between the items of a list that are given so. */
export const BETWEEN = '},'

/** The shape of a list of such items. */
export const listText = <Answer>(beginnings: string, pagination: Page<Answer>['pagination']) =>
	new JsonText<Page<Answer>>(`{"data":[${beginnings}${beginnings && '}'}],"pagination":${JSON.stringify(pagination)}}`)
