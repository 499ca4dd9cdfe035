import type { Logger } from 'pino'
import type { CallName } from '../../contract/calls.ts'

/** A provider repeats its mistakes with every response; each is logged once. */
const MAX_REMEMBERED = 1000

/** What goes wrong with a provider, without the data of a request. */
export function createProviderLog(log: Pick<Logger, 'warn'>) {
	const remembered = new Set<string>()
	return {
		/** A call without a usable response. */
		failed: (call: CallName, reason: string) => log.warn({ call, reason }, 'provider call failed'),
		/** Parts of a public response that the adapter left out. */
		leftOut(call: CallName, problems: string[]) {
			for (const problem of problems) {
				if (remembered.has(problem) || remembered.size >= MAX_REMEMBERED) continue
				remembered.add(problem)
				log.warn({ call, problem }, 'provider response incomplete')
			}
		},
	}
}
