import type { NoTelpType } from '../shapes.ts'

/** Only digits and a leading plus: `0812-3456-7001` → `+6281234567001`. */
export function internationalNumber(noTelp: string): string {
	const number = noTelp.trim().replace(/(?!^\+)\D/g, '')
	if (number.startsWith('0')) return `+62${number.slice(1)}`
	return number.startsWith('62') ? `+${number}` : number
}

/** Where a phone number leads: the messaging app for 'wa', the dialler for 'telp'. */
export function contactAddress(noTelp: string, noTelpType: NoTelpType, text?: string): string {
	if (noTelpType === 'telp') return `tel:${internationalNumber(noTelp)}`
	// The service refuses a plus in its address.
	const address = `https://wa.me/${internationalNumber(noTelp).replace('+', '')}`
	return text ? `${address}?text=${encodeURIComponent(text.toWellFormed())}` : address
}

export const directionsTo = (alamat: string): string =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(alamat.toWellFormed())}`
