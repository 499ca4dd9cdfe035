import { z } from 'zod'
import { ALAMAT_TOKO, isAlamatToko } from '../../shop/alamat-toko.ts'
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

/** A path, typed with or without slashes; null for that of the specification. */
const alamatToko = teks(60)
	.transform((text) => text.toLowerCase().replaceAll('/', ''))
	.transform((name) => (name === '' || `/${name}` === ALAMAT_TOKO ? null : `/${name}`))
	.refine(
		(path) => path === null || isAlamatToko(path),
		'Tulis nama yang memuat kata toko atau shop, misalnya cendana-shop.',
	)
	.nullish()
	.transform((path) => path ?? null)

export const merekInput = z.object({
	namaPendek: teks(30).default(''),
	namaToko: teks(40).default(''),
	alamatToko,
	lambang: gambarOpsional,
	warnaUtama: warna,
	warnaPendamping: warna,
})
