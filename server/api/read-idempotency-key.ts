import type { AnyCall } from '../../contract/call.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { ApiRequest } from './context.ts'

const MAX_KEY = 200

/** It is kept as it comes, so nothing that looks like a NIK is taken for one. */
const isKey = (key: string) => key.length <= MAX_KEY && !/(?<!\w)\d{16}(?!\w)/.test(key)

/** By which a sending that comes again is known to be the same; null when it has none. */
export function readIdempotencyKey(
	header: ApiRequest<AnyCall>['header'],
	minLength = 1,
): { idempotencyKey: string | null } | Failure {
	const idempotencyKey = header(IDEMPOTENCY_HEADER) ?? null
	const fits = idempotencyKey === null || (idempotencyKey.length >= minLength && isKey(idempotencyKey))
	return fits ? { idempotencyKey } : unfitKey()
}

export const unfitKey = () =>
	fail('INPUT_TIDAK_VALID', { fields: { [IDEMPOTENCY_HEADER]: 'Kunci permintaan tidak sesuai.' } })
