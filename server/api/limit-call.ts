import type { AnyCall } from '../../contract/call.ts'
import type { CallName } from '../../contract/calls.ts'
import type { Failure } from '../http/failure.ts'
import { isReadLimit, type LimitName, type Limits } from '../http/limits.ts'

/** Writes with a limit of their own; any other one is `tulis`. */
const ownLimits: { [Name in CallName]?: LimitName } = {
	createKomentar: 'komentar',
	createMember: 'member',
	createReservasi: 'reservasi',
	createWebVisitor: 'visitor',
}

/** By which limit a request is counted. */
export function limitOf(name: CallName, call: AnyCall, query: Record<string, unknown>): LimitName {
	if (call.method !== 'GET') return ownLimits[name] ?? 'tulis'
	return Object.entries(query).some(([parameter, value]) => parameter.startsWith('searchBy') && value) ? 'cari' : 'baca'
}

export interface Caller {
	/** Null while a page is rendered in this process: that is counted where the page is asked for. */
	address: string | null
	memberId: string | null
}

/** Counts a request and refuses the one too many. What only a member can do is counted by member, not by address. */
export async function limitCall(
	limits: Limits,
	name: LimitName,
	caller: Caller,
	call: AnyCall,
): Promise<Failure | null> {
	if (caller.address === null) return null
	if (isReadLimit(name)) return limits.countHere(name, caller.address)
	const isMembersOwn = call.errors.includes('BELUM_TERDAFTAR')
	return limits.use(name, (isMembersOwn && caller.memberId) || caller.address)
}
