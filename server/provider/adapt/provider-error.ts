import { type ErrorCode, errorTable } from '../../../contract/error.ts'

/** A provider's response cannot become a response of ours. */
export class ProviderError extends Error {
	readonly code: ErrorCode

	constructor(code: ErrorCode, reason: string = errorTable[code].message) {
		super(reason)
		this.code = code
	}
}
