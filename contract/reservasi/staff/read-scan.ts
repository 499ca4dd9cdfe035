import { KODE_ALPHABET } from '../kode-alphabet.ts'

const letters = `[${KODE_ALPHABET}]`
const group = `${letters}{5}`
/** A scanner with another keyboard layout types another sign for the dash; people leave it out. */
const dash = '[^0-9a-z]?'
const code = `(${group})${dash}(${group})${dash}(${group})`

const inAddress = new RegExp(`reservasi.status.${code}(?![0-9a-z])`, 'i')
const bare = new RegExp(`^${code}$`, 'i')

/** Extracts the code from a scan: the URL of the status page, or the code alone. Null for any other text. */
export function readScan(typed: string): string | null {
	const text = typed.trim()
	const found = inAddress.exec(text) ?? bare.exec(text)
	return found?.slice(1).join('-').toUpperCase() ?? null
}
