import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallResponse } from '../../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../../contract/calls.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { PRESETS, SINGLE_SWITCHES } from '../../../tests/provider/provider-switches.ts'
import { type Provider, startProvider } from '../../../tests/provider/start-provider.ts'
import { listedParameters } from '../listed-input.ts'
import { adaptResponse } from './adapt-response.ts'
import { adaptError, ProviderError } from './provider-error.ts'

let provider: Provider
let problems: string[]

beforeAll(async () => {
	provider = await startProvider({})
})
afterAll(() => provider.stop())

interface Input {
	params?: Record<string, string>
	query?: Record<string, string>
}

/** Asks the provider and adapts its response; the contract itself checks the result. */
async function ask<Name extends CallName>(name: Name, { params = {}, query = {} }: Input = {}) {
	const call = calls[name]
	const sent = new URLSearchParams(listedParameters(name, query) as typeof query)
	const response = await fetch(`${provider.apiUrl}${fillPath(call.path, params)}?${sent}`)
	const text = await response.text()
	const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
	if (!response.ok) throw new ProviderError(adaptError(name, response.status, body))
	const request = { params, query: call.query.parse(query) }
	const adapted = adaptResponse(name, body, request, (problem) => problems.push(`${name}: ${problem}`))
	expect(call.response.safeParse(adapted).error, name).toBeUndefined()
	return adapted as CallResponse<Calls[Name]>
}

const nama = (items: { nama: string }[]) => items.map((item) => item.nama)

/** What a visitor finds, whatever the dialect. */
async function readHospital() {
	const { webId, ...template } = await ask('getTemplate')
	const query = { webId: webId.data }
	const [beranda, shop, artikel, dokter, poli] = await Promise.all([
		ask('getBeranda', { query }),
		ask('getShop', { query }),
		ask('listArtikel', { query: { page: '1', limit: '10' } }),
		ask('listDokter', { query: { sortNama: 'asc' } }),
		ask('listPoliKlinik', { query: { page: '1', limit: '100', sortNama: 'asc' } }),
	])
	const [first] = artikel.data
	const detail = await ask('getArtikelByUri', { params: { uri: first?.uri ?? '' } })
	const [slot] = (await ask('getDokter', { params: { id: dokter.data[0]?.id ?? '' } })).data.jadwal.waktu
	const komentar = await ask('listKomentar', {
		query: {
			filterArtikelId: detail.data.id,
			recursiveFormat: 'true',
			page: '1',
			limit: '10',
			filterAllowStatus: 'true',
		},
	})
	const popular = await ask('listArtikel', { query: { sortCountView: 'desc', limit: '300' } })
	return {
		namaWeb: template.webSetting.data?.namaWeb,
		petunjukArah: template.webSetting.data?.petunjukArah,
		createdAt: template.webSetting.data?.createdAt,
		rentang: template.shopSetting.data?.rentangOpsiTanggalKunjungan,
		fitur: template.fitur.data,
		poster: template.artikelSetting.data?.posterDetailArtikel !== null,
		sosmed: template.webSettingSosmed.data.map(({ icon }) => icon),
		layanan: nama(template.layanan.data),
		favorit: template.artikelFavList.data.map(({ judul, createdAt }) => [judul, createdAt]),
		dokterFavList: nama(beranda.dokterFavList.data),
		fasilitas: nama(beranda.fasilitas.data),
		banner: beranda.berandaBanner.data.length > 0,
		paket: shop.shopItem.data.map((item) => [item.nama, item.harga, item.tipe.uri, item.kategori.uri]),
		usia: shop.usia.data.map(({ usiaMin, usiaMax }) => [usiaMin, usiaMax]),
		artikel: artikel.data.map(({ judul, ringkasan, kategoriArtikel: { nama, uri } }) => [judul, ringkasan, nama, uri]),
		detail: [
			detail.data.judul,
			detail.data.dokter.length,
			detail.data.textContent.includes('<img src="/images/artikel/'),
		],
		komentar: komentar.data.map((each) => [each.nama, each.createdAt, nama(each.komenChild)]),
		dokter: nama(dokter.data),
		slot: [slot?.hari, slot?.jamMulai],
		poli: nama(poli.data),
		popular: popular.data[0]?.countView,
		layananDetail: (await ask('getLayananByUri', { params: { uri: template.layanan.data[0]?.uri ?? '' } })).data
			.deskripsi,
		kategori: nama((await ask('listKategoriArtikel')).data),
		kategoriFav: (await ask('listKategoriArtikelFav')).data.map(({ kategiArtikel }) => kategiArtikel.nama),
		testimoni: nama((await ask('listTestimoni')).data),
		google: (await ask('getTestimoniGoogle')).data.rating,
		prestasi: nama((await ask('listPrestasi')).data),
		faq: (await ask('listFaq')).data.map(({ pertanyaan }) => pertanyaan),
		gallery: (await ask('listGallery', { query: { page: '2', limit: '5' } })).data.map(
			({ contentType }) => contentType,
		),
		pixel: (await ask('listMetaPixel')).data.data.map(({ metaPixelId }) => metaPixelId),
	}
}

const variants = [PRESETS.other, ...SINGLE_SWITCHES]

test('given any dialect that the specification allows, the hospital is the same', async () => {
	problems = []
	const literal = await readHospital()
	expect(problems).toEqual([])
	expect(literal).toMatchObject({
		namaWeb: 'RS Melati Sehat',
		fitur: [],
		usia: [
			[0, 17],
			[18, 59],
		],
	})
	expect(literal.artikel).toHaveLength(10)
	for (const switches of variants) {
		provider.change({ ...switches, delayMs: 0 })
		// A provider that sorts nothing or leaves fields out cannot show the same counts.
		const isThin = 'optional' in switches && switches.optional !== 'present'
		const { popular, detail, ...same } = literal
		const expected = isThin ? same : literal
		expect(await readHospital(), JSON.stringify(switches)).toMatchObject(expected)
		expect(problems, JSON.stringify(switches)).toEqual([])
	}
})

test('given any dialect, a missing thing is TIDAK_DITEMUKAN', async () => {
	for (const switches of [PRESETS.literal, ...variants]) {
		provider.change({ ...switches, delayMs: 0 })
		const code = await ask('getLayananByUri', { params: { uri: 'tidak-ada' } }).catch((error) => error.code)
		expect(code, JSON.stringify(switches)).toBe('TIDAK_DITEMUKAN')
	}
})
