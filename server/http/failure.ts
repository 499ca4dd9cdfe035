import type { ErrorCode } from '../../contract/error.ts'

/** An expected failure: returned by a use case, never thrown. */
export interface Failure {
	failure: ErrorCode
	/** The invalid fields by name, with a sentence each. */
	fields?: Record<string, string>
	/** Seconds. */
	retryAfter?: number
	/** The next free visit day. */
	hariBerikut?: string
}

export const fail = (failure: ErrorCode, details: Omit<Failure, 'failure'> = {}): Failure => ({ failure, ...details })

/** The answer of a call that reads one thing. */
export const orNotFound = <Data extends object>(data: Data | undefined): { data: Data } | Failure =>
	data ? { data } : fail('TIDAK_DITEMUKAN')

export const isFailure = (result: object): result is Failure => 'failure' in result
