import type { CallResponse } from '../../../contract/call.ts'
import type { CallName, Calls } from '../../../contract/calls.ts'

/** The request that the provider answered, as the contract parsed it. */
export interface ProviderRequest {
	params: Record<string, string>
	query: Record<string, unknown>
}

/** Takes one line per part of a response that is left out: `dokter 3: nama is missing, left out`. */
export type Report = (problem: string) => void

export type Adapter<Name extends CallName> = (
	body: unknown,
	request: ProviderRequest,
	report: Report,
) => CallResponse<Calls[Name]>

export type Adapters<Name extends CallName = CallName> = { [Each in Name]: Adapter<Each> }
