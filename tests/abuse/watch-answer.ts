import { errorBody, errorTable } from '../../contract/error.ts'
import type { Answer } from '../support/send-request.ts'
import type { Attack, Target } from './attack.ts'

/** What only somebody who reads our code or our machine should know. */
const INTERNALS =
	/node_modules|node:internal|\bat (?:async )?[\w.<>]+ \(|\/(?:work|home|usr|tmp)\/\w|SQLITE_|no such (?:table|column)|syntax error|violates|relation "|root:x:0|SQLite format 3|"rs-yasmin-web"|BEGIN (?:RSA|PRIVATE)/

/** On every answer, whatever it is. */
const ALWAYS = [
	...['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy', 'content-security-policy'],
	...['cross-origin-opener-policy', 'cross-origin-resource-policy'],
]

/** The problem of a response for any caller; null when there is none. */
export function watchAnswer({ victims }: Pick<Target, 'victims'>, attack: Attack, answer: Answer): string | null {
	const { status, headers, text } = answer
	if (status === 0) return 'no answer'
	if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`
	const shown = `${text}\n${[...headers].join('\n')}`
	for (const victim of victims) {
		const hidden = attack.mayShowNames ? victim.secrets : [...victim.secrets, ...victim.names]
		const leaked = hidden.find((secret) => shown.includes(secret))
		if (leaked !== undefined) return `leak of ${leaked}`
	}
	const internal = INTERNALS.exec(shown)?.[0]
	if (internal) return `internals: ${internal}`
	const missing = ALWAYS.filter((name) => !headers.has(name))
	if (missing.length > 0) return `without ${missing.join(', ')}`
	if (attack.request.method === 'POST' && ![400, 413].includes(status) && !headers.has('x-request-id'))
		return 'without x-request-id'
	// Public content is open to every origin, but never with credentials.
	const allowed = headers.get('access-control-allow-origin')
	if ((allowed !== null && allowed !== '*') || headers.has('access-control-allow-credentials'))
		return 'open to other origins'
	if (/[\r\n]/.test([...headers.values()].join(''))) return 'a header with a line break'
	if (status >= 400 && headers.get('content-type')?.startsWith('application/json')) {
		const parsed = errorBody.safeParse(JSON.parse(text || '{}'))
		// HEAD has no body.
		if (text !== '' && (!parsed.success || errorTable[parsed.data.error.code].status !== status))
			return `a failure in another shape: ${text.slice(0, 200)}`
	}
	return null
}

/** What a polluted prototype would show. */
export const pollution = (): string[] => {
	const found: string[] = []
	for (const name in {}) found.push(name)
	const probe: Record<string, unknown> = {}
	for (const name of ['own', 'isAdmin', 'polluted', 'memberId']) if (probe[name] !== undefined) found.push(name)
	return found
}
