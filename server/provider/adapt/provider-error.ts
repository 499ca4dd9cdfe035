import { type CallName, calls } from '../../../contract/calls.ts'
import { type ErrorCode, errorTable } from '../../../contract/error.ts'
import { isRaw } from './raw.ts'

/** A provider's response cannot become a response of ours. */
export class ProviderError extends Error {
	readonly code: ErrorCode

	constructor(code: ErrorCode, reason: string = errorTable[code].message) {
		super(reason)
		this.code = code
	}
}

const byStatus: Record<number, ErrorCode> = {
	400: 'INPUT_TIDAK_VALID',
	409: 'INPUT_TIDAK_VALID',
	413: 'TERLALU_BESAR',
	415: 'TIPE_TIDAK_DIDUKUNG',
	422: 'INPUT_TIDAK_VALID',
	429: 'TERLALU_SERING',
	502: 'SEDANG_SIBUK',
	503: 'SEDANG_SIBUK',
	504: 'SEDANG_SIBUK',
}

/** What a visitor can act on, recognised in the words of the provider. */
const byWords: [CallName, RegExp, ErrorCode][] = [
	['createReservasi', /keranjang|cart|kosong|empty/i, 'KERANJANG_KOSONG'],
	['createKeranjang', /lengkap|complete/i, 'PASIEN_BELUM_LENGKAP'],
]

/** The code of a provider's failed response, whatever its body is. Our own body names the code itself. */
export function adaptError(name: CallName, status: number, body: unknown): ErrorCode {
	const own = ownCode(body)
	if (own) return own
	if (status === 401 || status === 403)
		return calls[name].audience === 'member' ? 'BELUM_TERDAFTAR' : 'KESALAHAN_SISTEM'
	if (status === 404 || status === 410) return 'TIDAK_DITEMUKAN'
	if (status === 400 || status === 409 || status === 422) {
		const words = JSON.stringify(body ?? '')
		const found = byWords.find(([call, pattern]) => call === name && pattern.test(words))
		if (found) return found[2]
	}
	return byStatus[status] ?? 'KESALAHAN_SISTEM'
}

function ownCode(body: unknown): ErrorCode | undefined {
	const code = isRaw(body) && isRaw(body.error) ? body.error.code : undefined
	return typeof code === 'string' && isErrorCode(code) ? code : undefined
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code)
