import { contactAddress } from '../../../contract/contact-address.ts'

/** The dialler, which waits before it sends an extension: `119 ext 8` → `tel:119,8`. */
export function telAddress(nomor: string): string {
	const [number = '', extension = ''] = nomor.split(/\s*(?:ext|ekst|pesawat)\.?\s*/i)
	const digits = extension.replace(/\D/g, '')
	return contactAddress(number, 'telp') + (digits && `,${digits}`)
}
