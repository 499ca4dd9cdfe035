import type { OpenApiDocument, Operation } from '../../../contract/openapi.ts'
import type { Parameter, Verb } from '../../../contract/openapi-document.ts'

/** The origin of the examples when the document has no server URL. */
const LOCAL_ORIGIN = 'http://localhost:3000'

/** The file in which the examples store the member cookie. */
const COOKIE_FILE = 'member.txt'

/** One call as a curl command with the examples of the document. */
export function curlExample(document: OpenApiDocument, path: string, verb: Verb, operation: Operation): string {
	const shown = operation.parameters.filter(({ example }) => example !== undefined)
	const parametersIn = (place: Parameter['in']) => shown.filter((parameter) => parameter.in === place)
	const filledPath = parametersIn('path').reduce(
		(text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
		path,
	)
	const query = new URLSearchParams(
		parametersIn('query').flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)])),
	)
	const body = operation.requestBody?.content['application/json'].example
	const options = [
		...(isDefaultMethod(verb, body) ? [] : [`--request ${verb.toUpperCase()}`]),
		...cookieOption(operation),
		...parametersIn('header').map(({ name, example }) => `--header ${quoted(`${name}: ${example}`)}`),
		...(body === undefined ? [] : [`--json ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`]),
	]
	const address = originOf(document) + filledPath + (query.size > 0 ? `?${query}` : '')
	return [`curl ${quoted(address)}`, ...options].join(' \\\n  ')
}

/** The default method of curl: GET, or POST with a body. */
const isDefaultMethod = (verb: Verb, body: unknown) => verb === (body === undefined ? 'get' : 'post')

function originOf({ servers }: OpenApiDocument): string {
	const url = servers[0]?.url ?? '/'
	return url.startsWith('/') ? LOCAL_ORIGIN : url.replace(/\/$/, '')
}

function cookieOption({ operationId, security }: Operation): string[] {
	if (operationId === 'createMember' || operationId === 'usePindah') return [`--cookie-jar ${COOKIE_FILE}`]
	return security.length > 0 ? [`--cookie ${COOKIE_FILE}`] : []
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
