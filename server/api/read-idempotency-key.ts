import type { AnyCall } from '../../contract/call.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi/reservasi.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { ApiRequest } from './context.ts'

const MAX_KEY = 200

/** The key is stored as sent, so a key that looks like a NIK is refused. */
const isKey = (key: string) => key.length <= MAX_KEY && !/(?<!\w)\d{16}(?!\w)/.test(key)

/** The header that identifies a repeated request; null without one. */
export function readIdempotencyKey(
	header: ApiRequest<AnyCall>['header'],
	minLength = 1,
): { idempotencyKey: string | null } | Failure {
	const idempotencyKey = header(IDEMPOTENCY_HEADER) ?? null
	const fits = idempotencyKey === null || (idempotencyKey.length >= minLength && isKey(idempotencyKey))
	return fits ? { idempotencyKey } : invalidKey()
}

export const invalidKey = () =>
	fail('INPUT_TIDAK_VALID', { fields: { [IDEMPOTENCY_HEADER]: 'Kunci permintaan tidak sesuai.' } })
