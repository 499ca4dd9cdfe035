/** What is never written down, under whatever name it comes along. */
const SECRET = /^(nik|sandi|sandiLama|password|token|tokenHash|secret|backupCodes)$/i
const MASK = '•••'

/** Sixteen digits in a row are a NIK wherever they stand; the last four let two of them be told apart. */
const nik = /(?<!\d)\d{12}(\d{4})(?!\d)/g

/** The same value, as JSON can hold it, without NIK and secrets. */
export function maskSecrets(value: unknown): unknown {
	if (typeof value === 'string') return value.replace(nik, '••••••••••••$1')
	if (typeof value === 'number') return /^\d{16}$/.test(String(value)) ? maskSecrets(String(value)) : value
	if (Array.isArray(value)) return value.map(maskSecrets)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, item]) => [name, SECRET.test(name) && item ? MASK : maskSecrets(item)]),
	)
}
