import { z } from 'zod'
import { gambarOpsional, teks } from '../../staff/inputs.ts'

/** `#0b5d5a`, also written as `0B5D5A` or `#abc`; empty for the default colour. */
const warna = teks(20)
	.transform(toHex)
	.refine((hex) => hex === null || /^#[0-9a-f]{6}$/.test(hex), 'Tulis kode warna, misalnya #0b5d5a.')
	.nullish()
	.transform((hex) => hex ?? null)

function toHex(text: string): string | null {
	if (text === '') return null
	const digits = text.toLowerCase().replace(/^#/, '')
	return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits}`
}

export const merekInput = z.object({
	namaPendek: teks(30).default(''),
	namaToko: teks(40).default(''),
	lambang: gambarOpsional,
	warnaUtama: warna,
	warnaPendamping: warna,
})
