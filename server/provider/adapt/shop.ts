import { z } from 'zod'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import { namaJenisKelamin } from '../../../contract/pasien/jenis-kelamin.ts'
import { keranjang } from '../../../contract/shop/keranjang.ts'
import { getShop, shopPilihan, shopUsia } from '../../../contract/shop/shop.ts'
import { parseJson } from '../../http/parse-json.ts'
import { firstList } from '../../rich-text/first-list.ts'
import { adaptEntity, adaptItems, type Entity, type Place, summarise } from './entity.ts'
import { isEmpty, isRaw, type Raw, toList } from './raw.ts'
import { type Adapter, adaptPart, unwrap, unwrapBundle } from './responses.ts'
import { count, fileName, html, idText, jenisKelamin, name, rupiah, text } from './values.ts'

const pilihanEntity: Entity = {
	name: 'pilihan',
	fields: { nama: name, uri: name },
	identifiedBy: ['nama'],
}

const usiaEntity: Entity = {
	name: 'usia',
	fields: { nama: name, uri: name, usiaMin: count, usiaMax: count },
	complete: (raw) => ({ ...agesOf(String(raw.nama)), ...raw }),
	identifiedBy: ['nama'],
}

const named = (value: unknown): unknown => (isRaw(value) ? value : { nama: value })

const adaptPilihan = (value: unknown, place: Place) =>
	adaptEntity(shopPilihan, pilihanEntity, named(isEmpty(value) ? 'Lainnya' : value), place)

/** Both sexes when the provider does not say. */
export const sexes = z
	.preprocess(
		(value) => toList(value ?? ['l', 'p']).flatMap((each) => String(each).split(/[,/&]|\bdan\b/)),
		z.array(jenisKelamin),
	)
	.transform((list) => [...new Set(list.filter((sex) => sex !== null))])

const withRingkasan = summarise('textContent')

export const shopItemEntity: Entity = {
	name: 'shopItem',
	fields: {
		uri: name,
		nama: name,
		harga: rupiah,
		mediaContent: fileName,
		ringkasan: text,
		jenisKelamin: sexes,
		textContent: html,
		persiapan: text,
		lama: text,
	},
	complete(raw, place) {
		const usia = adaptItems(shopUsia, usiaEntity, toList(raw.usia).map(named), place)
		return {
			...withRingkasan(raw),
			mediaContent: Array.isArray(raw.mediaContent) ? raw.mediaContent[0] : raw.mediaContent,
			tipe: adaptPilihan(raw.tipe, place),
			kategori: adaptPilihan(raw.kategori, place),
			usia,
			metaFormated: readMeta(raw, usia),
			isi: isRaw(raw.isi) ? raw.isi : firstList(String(raw.textContent ?? '')),
		}
	},
	heavy: ['textContent', 'persiapan'],
}

/** The sentences of the provider where it gives them; the others are made from the fields. */
export function readMeta(raw: Raw, usia: { nama: string }[]) {
	const given = typeof raw.metaFormated === 'string' ? parseJson(raw.metaFormated) : raw.metaFormated
	const meta = isRaw(given) ? given : {}
	const sentence = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
	return {
		harga: sentence(meta.harga, formatRupiah(rupiah.safeParse(raw.harga).data ?? 0)),
		usia: sentence(meta.usia, usia.map(({ nama }) => nama).join(', ')),
		jenisKelamin: sentence(
			meta.jenisKelamin,
			sexes
				.parse(raw.jenisKelamin)
				.map((sex) => namaJenisKelamin[sex])
				.join(', '),
		),
	}
}

const { shopItem, tipe, kategori, usia } = getShop.response.shape

export const adaptShop: Adapter<'getShop'> = (body, request, report) => {
	const bundle = unwrapBundle(body, Object.keys(getShop.response.shape))
	const options = {
		tipe: adaptPart(tipe, pilihanEntity, bundle.tipe, request, report),
		kategori: adaptPart(kategori, pilihanEntity, bundle.kategori, request, report),
		usia: adaptPart(usia, usiaEntity, bundle.usia, request, report),
	}
	const items = adaptPart(shopItem, shopItemEntity, bundle.shopItem, request, report)
	return {
		...options,
		shopItem: {
			data: items.data.map((item) => ({
				...item,
				tipe: matching(item.tipe, options.tipe.data),
				kategori: matching(item.kategori, options.kategori.data),
				usia: item.usia.map((age) => matching(age, options.usia.data)),
			})),
		},
	}
}

/** The option of that name: a package may name its type without an id. */
function matching<Option extends { id: string; nama: string }>(option: Option, options: Option[]): Option {
	if (options.some(({ id }) => id === option.id)) return option
	return options.find(({ nama }) => nama.toLowerCase() === option.nama.toLowerCase()) ?? option
}

const pasienEntity: Entity = { name: 'pasien', fields: { nama: name }, identifiedBy: ['nama'] }

export const keranjangEntity: Entity = {
	name: 'keranjang',
	fields: {},
	complete: (raw, place) => ({
		...raw,
		shopItem: adaptEntity(keranjang.shape.shopItem, shopItemEntity, raw.shopItem ?? raw.shopItemId, place),
		pasien: adaptEntity(keranjang.shape.pasien, pasienEntity, raw.pasien ?? raw.pasienId, place),
	}),
}

export const adaptRemoved: Adapter<'removeKeranjang'> = (body) => {
	const inner = unwrap(body)
	const removed = toList(isRaw(inner) ? inner.removed : inner)
	const ids = removed.map((each) => idText.safeParse(each).data)
	return { data: { removed: ids.filter((id) => id !== undefined).map((id) => ({ id })) } }
}

/** From the youngest to the oldest person. */
const ANY_AGE = { usiaMin: 0, usiaMax: 120 }

const words: [RegExp, { usiaMin: number; usiaMax: number }][] = [
	[/bayi/i, { usiaMin: 0, usiaMax: 1 }],
	[/balita/i, { usiaMin: 1, usiaMax: 5 }],
	[/anak/i, { usiaMin: 1, usiaMax: 12 }],
	[/remaja/i, { usiaMin: 13, usiaMax: 17 }],
	[/dewasa/i, { usiaMin: 18, usiaMax: 59 }],
	[/lansia|lanjut usia/i, { usiaMin: 60, usiaMax: ANY_AGE.usiaMax }],
]

/** The whole years that an age group means: numbers in its name count first, then its words. */
export function agesOf(nama: string): { usiaMin: number; usiaMax: number } {
	const numbers = (nama.match(/\d+/g) ?? []).map(Number)
	const [first, second] = numbers
	if (first !== undefined && second !== undefined && second >= first) return { usiaMin: first, usiaMax: second }
	if (first !== undefined) {
		const isUpTo = /<|≤|\b(di ?bawah|sampai|hingga|s\/d|maks)/i.test(nama)
		return isUpTo ? { usiaMin: 0, usiaMax: first } : { usiaMin: first, usiaMax: ANY_AGE.usiaMax }
	}
	const found = words.filter(([word]) => word.test(nama)).map(([, ages]) => ages)
	if (found.length === 0) return ANY_AGE
	return {
		usiaMin: Math.min(...found.map(({ usiaMin }) => usiaMin)),
		usiaMax: Math.max(...found.map(({ usiaMax }) => usiaMax)),
	}
}
