import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes'
import { type ErrorCode, errorTable } from '../../contract/error.ts'

export const FHIR_PATH = '/fhir'
export const FHIR_JSON = 'application/fhir+json; charset=utf-8'

const issues: Partial<Record<ErrorCode, OperationOutcomeIssue['code']>> = {
	INPUT_TIDAK_VALID: 'value',
	TIDAK_DITEMUKAN: 'not-found',
	METODE_TIDAK_DIDUKUNG: 'not-supported',
	TERLALU_SERING: 'throttled',
	SEDANG_SIBUK: 'transient',
	KESALAHAN_SISTEM: 'exception',
}

interface OutcomeOptions {
	/** What is wrong, for who wrote the client. */
	diagnostics?: string
	/** In seconds. */
	retryAfter?: number
}

export function outcomeResponse(code: ErrorCode, { diagnostics, retryAfter }: OutcomeOptions = {}): Response {
	const { status, message } = errorTable[code]
	const outcome: OperationOutcome = {
		resourceType: 'OperationOutcome',
		issue: [{ severity: 'error', code: issues[code] ?? 'processing', details: { text: message }, diagnostics }],
	}
	const headers = new Headers({ 'content-type': FHIR_JSON, 'cache-control': 'no-store' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	if (status === 405) headers.set('allow', 'GET, HEAD')
	return new Response(JSON.stringify(outcome), { status, headers })
}
