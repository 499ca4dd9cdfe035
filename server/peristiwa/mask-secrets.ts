/** Fields whose values are never stored. */
const SECRET = /^(nik|sandi|sandiLama|password|token|tokenHash|secret|backupCodes)$/i
const MASK = '•••'

/** Sixteen digits are a NIK, also in groups; the last four stay readable to tell two apart. */
const nik = /(?<!\d)\d(?:[ .-]?\d){15}(?!\d)/g

/** A row id may contain sixteen digits in a row by chance; masking it would prevent undo. */
const ID = /^[0-9a-f]{32}$/

/** A copy of a JSON value with NIK and secrets masked. */
export function maskSecrets(value: unknown): unknown {
	if (typeof value === 'string')
		return ID.test(value) ? value : value.replace(nik, (found) => `••••••••••••${found.replace(/\D/g, '').slice(-4)}`)
	if (typeof value === 'number') return /^\d{16}$/.test(String(value)) ? maskSecrets(String(value)) : value
	if (Array.isArray(value)) return value.map(maskSecrets)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, SECRET.test(name) && item ? MASK : maskSecrets(item)]),
	)
}
