import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyCall } from './call.ts'
import { calls } from './calls.ts'

const pasienFields = ['nik', 'nama', 'noTelp', 'tempatLahir', 'tanggalLahir', 'jenisKelamin', 'alamatLengkap']

const visitorFields = [
	...['routeName', 'url', 'ip', 'provider', 'negara', 'provinsi', 'kota', 'timezone', 'latitude', 'longitude', 'webId'],
	...[
		'poliKlinikId',
		'artikelId',
		'kategoriArtikelId',
		'layananId',
		'fasilitasId',
		'komunitasId',
		'mitraId',
		'dokterId',
	],
]

/** The specification's table of calls, row by row: method and path, query or body, what is used of the answer. */
const table: [call: string, sent: string[], used: string[]][] = [
	[
		'GET /v1/public/web/beranda/',
		['webId', 'dokterMostVisitedLimit'],
		[
			'berandaBanner.data',
			'dokterFavList.data',
			'dokterMostVisited.data',
			'layananFavList.data',
			'fasilitas.data',
			'mitraFavList.data',
		],
	],
	[
		'GET /v1/public/web/template/',
		[],
		[
			'berandaPendaftaran.data',
			'berandaSambutan.data',
			'webSettingSosmed.data',
			'layanan.data',
			'webSetting.data',
			'komunitas.data',
			'artikelSetting.data',
			'artikelFavList.data',
			'webId.data',
			'shopSetting.data',
		],
	],
	['GET /v1/public/web/shop/', ['webId'], ['shopItem.data', 'tipe.data', 'kategori.data', 'usia.data']],
	['GET /v1/public/dokter/detail/{id}', [], ['data.poliKlinik', 'data.jadwal']],
	['GET /v1/public/dokter', ['sortNama', 'searchByNama', 'searchByPoliKlinik', 'searchByPoliKlinikUri'], ['data']],
	['GET /v1/public/poli-klinik', ['searchByNama', 'page', 'limit', 'sortNama'], ['data']],
	['GET /v1/public/poli-klinik/detail-uri/{uri}', [], ['data.nama']],
	[
		'GET /v1/public/artikel',
		['searchByJudul', 'page', 'limit', 'filterKategoriArtikelId', 'searchKategoriArtikelUri'],
		['data', 'pagination'],
	],
	['GET /v1/public/artikel/detail/{uri}', ['isCount'], ['data.textContent']],
	[
		'GET /v1/public/artikel/komentar',
		['filterAllowStatus', 'shortCreatedAt', 'recursiveFormat', 'page', 'limit', 'filterArtikelId'],
		['data', 'pagination.totalPage', 'pagination.totalData'],
	],
	['POST /v1/public/artikel/komentar', ['artikelId', 'nama', 'komentar', 'komenParentId'], []],
	['GET /v1/public/layanan', ['searchByNama'], ['data']],
	['GET /v1/public/layanan/detail-uri/{uri}', [], ['data.deskripsi']],
	['GET /v1/public/fasilitas', ['searchByNama', 'page', 'limit'], ['data']],
	['GET /v1/public/fasilitas/detail-uri/{uri}', [], ['data.deskripsi']],
	['GET /v1/public/mitra', ['searchByNama', 'page', 'limit'], ['data']],
	['GET /v1/public/mitra/detail-uri/{uri}', [], ['data.deskripsi']],
	['GET /v1/public/kategori-artikel/fav-list', [], ['data.kategiArtikel']],
	['GET /v1/public/kategori-artikel', ['page', 'limit'], ['data']],
	['GET /v1/public/kategori-artikel/detail-uri/{uri}', [], ['data.nama']],
	['GET /v1/public/komunitas', ['page', 'limit'], ['data']],
	['GET /v1/public/komunitas/detail-uri/{uri}', [], ['data.id']],
	['GET /v1/public/testimoni/google-api', [], ['data.rating', 'data.reviews']],
	['GET /v1/public/testimoni/fav-list', [], ['data']],
	['GET /v1/public/testimoni', [], ['data']],
	['GET /v1/public/prestasi', ['page', 'limit'], ['data']],
	['GET /v1/public/faq', ['page', 'limit'], ['data', 'pagination.totalPage']],
	['GET /v1/public/gallery', ['page', 'limit', 'filterContentType'], ['data', 'pagination.totalPage']],
	[
		'GET /v1/public/shop-item/',
		['webId', 'searchByNama', 'filterTipe', 'filterKategori', 'filterUsia', 'filterJenisKelamin'],
		['data'],
	],
	['GET /v1/public/shop-item/detail-uri/{uri}', ['webId'], ['data']],
	['GET /v1/public/shop-keranjang', [], ['data']],
	['POST /v1/public/shop-keranjang', ['pasienId', 'shopItemId'], []],
	['DELETE /v1/public/shop-keranjang/remove', ['id'], []],
	['GET /v1/public/member-pasien', [], ['data.own', 'data.other']],
	['POST /v1/public/member-pasien', pasienFields, []],
	['PATCH /v1/public/member-pasien/update/{id}', pasienFields, []],
	['POST /v1/public/member', ['nama', 'noTelp', 'email'], ['data.created.id']],
	['POST /v1/public/shop-reservasi', ['atasNama', 'noTelp', 'tanggalVisit'], ['data.created.kode']],
	['GET /v1/public/shop-reservasi/detail-kode/{kode}', [], ['data']],
	['GET /v1/public/web-setting-meta-pixel', [], ['data.data']],
	['GET /v1/public/popup-information/presented', [], ['data']],
	['POST /v1/public/web-visitor', visitorFields, []],
]

/** Calls for a member's own data and reservations, and the calendar of visits, beyond the specification. */
const beyond = [
	'GET /v1/public/member/data',
	'POST /v1/public/member/lupakan',
	'DELETE /v1/public/member',
	'DELETE /v1/public/member-pasien/remove/{id}',
	'POST /v1/public/member/pindah',
	'POST /v1/public/member/pindah/pakai',
	'PATCH /v1/public/member/perangkat/{id}',
	'DELETE /v1/public/member/perangkat/{id}',
	'GET /v1/public/dokter/detail-uri/{uri}',
	'GET /v1/public/keluhan',
	'GET /v1/public/datang',
	'GET /v1/public/antrean',
	'POST /v1/public/draf-wa',
	'POST /v1/public/email',
	'GET /v1/public/hak-pasien',
	'GET /v1/public/diubah',
	'GET /v1/public/pencarian',
	'POST /v1/public/hubungi',
	'GET /v1/public/shop-kalender',
	'GET /v1/public/member-pasien/detail/{id}',
	'PATCH /v1/public/shop-reservasi/ubah/{kode}',
	'POST /v1/public/shop-reservasi/batal/{kode}',
	'POST /v1/public/shop-reservasi/cek',
]

const title = ({ method, path }: AnyCall) => `${method} ${path}`

/** The names of an object, of a list's items, or of what may be null. */
function fieldsOf(schema: unknown): Record<string, z.ZodType> {
	if (schema instanceof z.ZodObject) return schema.shape
	if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
	return schema instanceof z.ZodNullable ? fieldsOf(schema.unwrap()) : {}
}

describe('the calls of the specification', () => {
	it('are all here, and with them only the known ones beyond it', () => {
		expect(table).toHaveLength(42)
		expect(new Set(Object.values<AnyCall>(calls).map(title))).toEqual(
			new Set([...table.map(([call]) => call), ...beyond]),
		)
	})

	it.each(table)('%s', (row, sent, used) => {
		const call = Object.values<AnyCall>(calls).find((one) => title(one) === row) as AnyCall
		expect(Object.keys(call.params.shape)).toEqual([...row.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
		const taken = call.method === 'GET' ? call.query.shape : fieldsOf(call.body)
		expect(Object.keys(taken)).toEqual(expect.arrayContaining(sent))
		for (const path of used) {
			const end = path.split('.').reduce<unknown>((place, name) => fieldsOf(place)[name], call.response)
			expect(end, path).toBeDefined()
		}
	})

	it('remove cart lines by a list of ids', () => {
		expect(calls.removeKeranjang.body.safeParse([{ id: 'a' }, { id: 'b' }]).success).toBe(true)
	})
})
