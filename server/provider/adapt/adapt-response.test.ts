import { expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import { adaptResponse } from './adapt-response.ts'
import { adaptError, ProviderError } from './provider-error.ts'

interface Input {
	params?: Record<string, string>
	query?: Record<string, unknown>
}

/** Adapts a body; the contract itself checks the result. */
function adapt(name: CallName, body: unknown, { params = {}, query = {} }: Input = {}) {
	const problems: string[] = []
	const adapted = adaptResponse(name, body, { params, query }, (problem) => problems.push(problem))
	expect(calls[name].response.safeParse(adapted).error).toBeUndefined()
	return { adapted, problems }
}

const poli = { id: 11, nama: 'Poli Anak' }
const dokter = { _id: 1, nama: 'dr. A', poliKlinik: [poli] }
const slot = { hari: 'SENIN', jamMulai: '8.00', jamSelesai: '10:00:00' }
const artikel = { id: 5, uri: 'a', judul: 'A', textContent: '<p>Isi &amp; kata</p>', createdAt: 1_767_600_000 }
const paket = { id: 9, uri: 'p', nama: 'Paket', harga: 'Rp 450.000', tipe: { nama: 'Cek' }, kategori: 'Sehat' }
const pasien = { id: 1, nik: '3510016507900003', nama: 'Siti', isComplete: 1, jenisKelamin: 'P' }
const reservasi = { kode: 'RSV-1', atasNama: 'Siti', noTelp: '08', tanggalVisit: '2026-11-20T00:00:00Z' }

/** A body of a provider, and the part of our contract that it becomes. */
test.for<[string, CallName, unknown, unknown, Input?]>([
	['a bare list', 'listDokter', [dokter], { data: [{ id: '1', spesialis: 'Poli Anak' }] }],
	['a list in two wrappers', 'listDokter', { data: { data: [dokter] } }, { data: [{ id: '1' }] }],
	['a list under another name', 'listDokter', { data: { items: [dokter] } }, { data: [{ id: '1' }] }],
	['no list', 'listDokter', { data: null }, { data: [], pagination: { totalPage: 0, totalData: 0 } }],
	['one thing bare', 'getDokter', dokter, { data: { id: '1' } }],
	['one thing as a list', 'getDokter', { data: [dokter] }, { data: { id: '1' } }],
	[
		'a note as an object',
		'getDokter',
		{ ...dokter, jadwal: { waktu: [slot], keterangan: { keterangan: 'Libur', expiredStatus: '0' } } },
		{
			data: {
				jadwal: {
					waktu: [{ poliKlinikId: '11', hari: ['Senin'], jamMulai: '08:00', jamSelesai: '10:00' }],
					keterangan: [{ keterangan: 'Libur', expiredStatus: 0 }],
					pengecualian: [],
				},
			},
		},
	],
	[
		'no note',
		'getDokter',
		{ ...dokter, jadwal: { waktu: slot, keterangan: null } },
		{ data: { jadwal: { keterangan: [] } } },
	],
	[
		'hours as the schedule',
		'getDokter',
		{ ...dokter, jadwal: [slot] },
		{ data: { jadwal: { waktu: [{ hari: ['Senin'] }] } } },
	],
	[
		'a clinic without complaints, with complaints that have further fields, and with a name that tells nothing',
		'listPoliKlinik',
		[poli, { id: 12, nama: 'Poli Gigi', keluhan: [{ kata: 'ngilu', darurat: false }] }, { id: 13, nama: 'Ruang 3' }],
		{
			data: [
				{ nama: 'Poli Anak', keluhan: [{ kata: 'batuk pilek anak' }] },
				{ nama: 'Poli Gigi', keluhan: [{ kata: 'ngilu' }] },
				{ nama: 'Ruang 3', keluhan: [] },
			],
		},
	],
	[
		'an article with kategoriId, seconds and no summary',
		'listArtikel',
		[{ ...artikel, kategoriId: { _id: 3, nama: 'Ibu & Anak' } }],
		{
			data: [
				{
					kategoriArtikel: { id: '3', nama: 'Ibu & Anak', uri: 'ibu-anak' },
					ringkasan: 'Isi & kata',
					createdAt: 1_767_600_000_000,
					updatedAt: 1_767_600_000_000,
					countView: 0,
					artikelMedia: [],
				},
			],
		},
	],
	[
		'a category by name',
		'getArtikelByUri',
		{ ...artikel, kategoriArtikel: 'Gizi' },
		{ data: { kategoriArtikel: { nama: 'Gizi' }, dokter: [] } },
	],
	['no category', 'getArtikelByUri', artikel, { data: { kategoriArtikel: { nama: 'Lainnya' } } }],
	[
		'a picture as text',
		'getArtikelByUri',
		{ ...artikel, artikelMedia: 'artikel/a.webp' },
		{ data: { artikelMedia: [{ content: 'a.webp' }] } },
	],
	['a thing with a status of its own', 'getDokter', { ...dokter, status: false }, { data: { id: '1' } }],
	[
		'a missing uri of a detail',
		'getLayananByUri',
		{ id: 1, nama: 'IGD' },
		{ data: { uri: 'igd-24', deskripsi: '' } },
		{ params: { uri: 'igd-24' } },
	],
	[
		'a wrapped favourite',
		'listKategoriArtikelFav',
		[{ id: 8, kategiArtikel: { id: 3, nama: 'Gizi', uri: 'gizi' } }],
		{ data: [{ id: '8', kategiArtikel: { id: '3' } }] },
	],
	[
		'a bare favourite',
		'listKategoriArtikelFav',
		[{ id: 3, nama: 'Gizi', uri: 'gizi' }],
		{ data: [{ id: '3', kategiArtikel: { id: '3' } }] },
	],
	[
		'one photo where a list is meant',
		'getFasilitasByUri',
		{ id: 1, uri: 'f', nama: 'F', foto: 'a.webp' },
		{ data: { foto: ['a.webp'] } },
	],
	[
		'a review count',
		'getTestimoniGoogle',
		{ data: { rating: '4,6', reviews: '1.234' } },
		{ data: { rating: 4.6, reviews: 1234 } },
	],
	['reviews as a list', 'getTestimoniGoogle', { rating: 4.6, reviews: [{}, {}] }, { data: { reviews: 2 } }],
	['no reviews', 'getTestimoniGoogle', { data: null }, { data: { rating: 0, reviews: 0 } }],
	[
		'stars as text',
		'listTestimoni',
		[{ nama: 'A', testimoni: 'Baik', rating: '4' }],
		{ data: [{ rating: 4, foto: null }] },
	],
	['no stars', 'listTestimoni', [{ nama: 'A', testimoni: 'Baik' }], { data: [{ rating: 0 }] }],
	[
		'a gallery without ids',
		'listGallery',
		[{ contentType: 'TIKTOK', content: 'https://www.tiktok.com/@rs/video/7123456789' }],
		{ data: [{ contentType: 'tiktok', lebar: null }] },
	],
	['a pixel in data', 'listMetaPixel', { data: [{ metaPixelId: 123 }] }, { data: { data: [{ metaPixelId: '123' }] } }],
	[
		'a pixel in data.data',
		'listMetaPixel',
		{ data: { data: [{ metaPixelId: '123' }] } },
		{ data: { data: [{ metaPixelId: '123' }] } },
	],
	[
		'a pixel without an id, which the page reports',
		'listMetaPixel',
		{ data: [{ id: 1, metaPixelId: '' }] },
		{ data: { data: [{ metaPixelId: '' }] } },
	],
	['no pixel', 'listMetaPixel', { data: [] }, { data: { data: [] } }],
	[
		'a package with names alone',
		'getShopItemByUri',
		{ ...paket, usia: '17-60 tahun', jenisKelamin: 'L,P', metaFormated: 'teks' },
		{
			data: {
				harga: 450_000,
				tipe: { nama: 'Cek', uri: 'cek' },
				kategori: { nama: 'Sehat' },
				usia: [{ usiaMin: 17, usiaMax: 60 }],
				jenisKelamin: ['l', 'p'],
				metaFormated: { harga: 'Rp. 450.000', usia: '17-60 tahun', jenisKelamin: 'Laki-Laki, Perempuan' },
			},
		},
	],
	['a package without sexes', 'getShopItemByUri', paket, { data: { jenisKelamin: ['l', 'p'], usia: [] } }],
	[
		'a bare shop',
		'getShop',
		{ shopItem: [paket], tipe: [{ id: 4, nama: 'CEK', uri: 'c' }], kategori: null },
		{ shopItem: { data: [{ tipe: { id: '4', uri: 'c' } }] }, kategori: { data: [] }, usia: { data: [] } },
	],
	[
		'a cart',
		'listKeranjang',
		[{ id: 3, shopItem: paket, pasien: { nama: 'Siti' } }],
		{ data: [{ id: '3', pasien: { nama: 'Siti' } }] },
	],
	[
		'patients apart',
		'listPasien',
		{ own: [pasien], other: [] },
		{ data: { own: [{ nik: '••••••••••••0003', isComplete: true, kurang: [], jenisKelamin: 'p' }] } },
	],
	[
		'an incomplete patient',
		'listPasien',
		{ own: [{ ...pasien, isComplete: 0, noTelp: '0812' }] },
		{ data: { own: [{ isComplete: false, kurang: ['tempatLahir', 'tanggalLahir', 'alamatLengkap'] }] } },
	],
	['patients apart in data', 'listPasien', { data: { own: pasien } }, { data: { own: [{ id: '1' }], other: [] } }],
	[
		'patients in one list: the oldest is the own one',
		'listPasien',
		[
			{ ...pasien, id: 2, createdAt: 20 },
			{ ...pasien, createdAt: 10 },
		],
		{ data: { own: [{ id: '1' }], other: [{ id: '2' }] } },
	],
	[
		'patients in one list with a sign',
		'listPasien',
		[pasien, { ...pasien, id: 2, isOwn: 'true' }],
		{ data: { own: [{ id: '2' }], other: [{ id: '1' }] } },
	],
	['no patients', 'listPasien', { data: [] }, { data: { own: [], other: [] } }],
	[
		'one patient out of all, with the whole NIK',
		'getPasien',
		[pasien],
		{ data: { nik: pasien.nik } },
		{ params: { id: '1' } },
	],
	[
		'a birth date with a time',
		'getPasien',
		[{ ...pasien, tanggalLahir: '1990-07-25T00:00:00Z' }],
		{ data: { tanggalLahir: '25-07-1990' } },
		{ params: { id: '1' } },
	],
	['an empty update', 'updatePasien', null, { data: { id: '1' } }, { params: { id: '1' } }],
	['data.created.id', 'createMember', { data: { created: { id: 7 } } }, { data: { created: { id: '7' } } }],
	['data.id', 'createMember', { data: { id: 7 } }, { data: { created: { id: '7' } } }],
	['created.id', 'createMember', { created: { _id: 'x' } }, { data: { created: { id: 'x' } } }],
	['a bare id', 'createMember', { id: 'x' }, { data: { created: { id: 'x' } } }],
	['nothing about a cart line', 'createKeranjang', null, { data: { created: {} } }],
	[
		'data.created.kode',
		'createReservasi',
		{ data: { created: { kode: 'RSV-1' } } },
		{ data: { created: { kode: 'RSV-1' } } },
	],
	['a bare kode', 'createReservasi', { kode: 'RSV-1' }, { data: { created: { kode: 'RSV-1' } } }],
	[
		'a reservation without total and status',
		'getReservasiByKode',
		{ ...reservasi, reservasiItem: [{ shopItem: paket, pasien: { nama: 'Siti' } }] },
		{ data: { tanggalVisit: '2026-11-20', status: 'baru', total: 450_000, reservasiItem: [{ harga: 450_000 }] } },
	],
	['no popup', 'getPopupPresented', {}, { data: null }],
	[
		'an informational popup',
		'getPopupPresented',
		{ data: { id: 1, type: 'info', text: null } },
		{ data: { type: 'informasi', content: null, text: '' } },
	],
	[
		'a quiz beside the other fields',
		'getPopupPresented',
		{ id: 1, type: 'Quiz', opsiJawaban: [{ key: 1, text: 'A' }], jawaban: 1, infoJawaban: null },
		{ data: { type: 'quiz', quiz: { opsiJawaban: [{ key: '1', content: null }], jawaban: '1' } } },
	],
	[
		'a template of settings in lists, without the rest',
		'getTemplate',
		{ webSetting: { data: [{ namaWeb: 'RS', alamat: 'Jalan 5, Bogor' }] }, webId: 7 },
		{
			webSetting: { data: { petunjukArah: 'https://www.google.com/maps/dir/?api=1&destination=Jalan%205%2C%20Bogor' } },
			webId: { data: '7' },
			layanan: { data: [] },
			shopSetting: { data: null },
			fitur: { data: [] },
		},
	],
	[
		'a home bundle with a video',
		'getBeranda',
		{ data: { berandaBanner: [{ content: 'https://youtu.be/dQw4w9WgXcQ' }], dokterFavList: { data: [dokter] } } },
		{
			berandaBanner: { data: [{ contentType: 'embed_video', buttonLink: null }] },
			dokterFavList: { data: [{ _id: '1' }] },
		},
	],
	[
		'texts about coming, with hostile HTML and without the rest',
		'getDatang',
		{ data: { parkir: '<p onclick="x()">Di halaman</p><script>1</script>' } },
		{ data: { parkir: '<p>Di halaman</p>', bpjs: '', bpjsBerkas: '' } },
	],
	[
		'flat comments, nested for the site',
		'listKomentar',
		[
			{ id: 1, nama: 'A', komentar: 'a' },
			{ id: 2, nama: 'B', komentar: 'b', komenParentId: 1 },
		],
		{ data: [{ id: '1', komenChild: [{ id: '2' }] }] },
		{ query: { recursiveFormat: true, filterArtikelId: '5' } },
	],
	[
		'nested comments, flat for an import',
		'listKomentar',
		[{ id: 1, nama: 'A', komentar: 'a', komenChild: [{ id: 2, nama: 'B', komentar: 'b' }] }],
		{ data: [{ id: '1' }, { id: '2', komenParentId: '1', artikelId: '5' }] },
		{ query: { filterArtikelId: '5' } },
	],
])('%s', ([, name, body, expected, input]) => {
	const { adapted, problems } = adapt(name, body, input)
	expect(adapted).toMatchObject(expected as object)
	expect(problems).toEqual([])
})

const faq = Array.from({ length: 7 }, (_, index) => ({ pertanyaan: `${index}`, jawaban: '' }))
const page2 = { query: { page: 2, limit: 3 } }

test.for<[string, unknown, Input, unknown]>([
	[
		'a provider that ignores pages is cut here',
		faq,
		page2,
		{ data: [{ pertanyaan: '3' }, {}, {}], pagination: { page: 2, limit: 3, totalPage: 3, totalData: 7 } },
	],
	[
		'totals of the provider count',
		{ data: faq.slice(3, 6), pagination: { totalPage: '3', totalData: 7 } },
		page2,
		{ pagination: { totalPage: 3, totalData: 7 } },
	],
	[
		'a total alone gives the pages',
		{ data: faq.slice(0, 3), pagination: { total: 7 } },
		{ query: { page: 1, limit: 3 } },
		{ pagination: { totalPage: 3 } },
	],
	[
		'without totals a full page has a successor',
		faq.slice(0, 3),
		{ query: { page: 1, limit: 3 } },
		{ pagination: { totalPage: 2 } },
	],
	[
		'without totals a short page is the last',
		faq.slice(3, 5),
		page2,
		{ data: [{}, {}], pagination: { totalPage: 2, totalData: 5 } },
	],
])('%s', ([, body, input, expected]) => {
	expect(adapt('listFaq', body, input).adapted).toMatchObject(expected as object)
})

test('the most read articles come first where the provider ignores the sort', () => {
	const list = [3, 9, 5].map((countView, id) => ({ ...artikel, id, countView }))
	const { adapted } = adapt('listArtikel', list, { query: { sortCountView: 'desc', page: 1, limit: 2 } })
	expect(adapted).toMatchObject({ data: [{ countView: 9 }, { countView: 5 }] })
})

test('bentuk=ringkas leaves bodies out and keeps the summary', () => {
	const { adapted } = adapt('listArtikel', [artikel], { query: { bentuk: 'ringkas' } })
	expect(adapted).toMatchObject({ data: [{ ringkasan: 'Isi & kata' }] })
	expect(JSON.stringify(adapted)).not.toContain('textContent')
})

test('an item that cannot be understood is reported and left out; the rest arrives', () => {
	const { adapted, problems } = adapt('listDokter', [
		dokter,
		{ id: 2, poliKlinik: [] },
		'rusak',
		{ ...dokter, jadwal: { waktu: [slot, { ...slot, hari: ['Monday'] }] } },
	])
	expect(adapted).toMatchObject({ data: [{ id: '1' }, { jadwal: { waktu: [{ hari: ['Senin'] }] } }] })
	expect(problems).toEqual([
		'dokter 2 (2): nama is missing, left out',
		'dokter 3: not an object, left out',
		'dokter 4, jadwal.waktu 2: hari is not valid, left out',
	])
})

test.for<[CallName, unknown, string]>([
	['getLayananByUri', { data: null }, 'TIDAK_DITEMUKAN'],
	['getLayananByUri', {}, 'TIDAK_DITEMUKAN'],
	['getLayananByUri', { success: false, message: 'x' }, 'KESALAHAN_SISTEM'],
	['getLayananByUri', { statusCode: 404, message: 'x' }, 'TIDAK_DITEMUKAN'],
	['getLayananByUri', { status: 'error', message: 'x', data: null }, 'KESALAHAN_SISTEM'],
	['getLayananByUri', { error: 'Not Found', status: 404 }, 'TIDAK_DITEMUKAN'],
	['listFaq', { hasil: 5 }, 'KESALAHAN_SISTEM'],
	['listFaq', '<html>', 'KESALAHAN_SISTEM'],
	['getTemplate', { hasil: 5 }, 'KESALAHAN_SISTEM'],
	['createMember', { message: 'ok' }, 'KESALAHAN_SISTEM'],
	['createReservasi', { data: { created: {} } }, 'KESALAHAN_SISTEM'],
])('%s of %o is %s', ([name, body, code]) => {
	const request = { params: {}, query: {} }
	expect(() => adaptResponse(name, body, request, () => {})).toThrow(ProviderError)
	expect(() => adaptResponse(name, body, request, () => {})).toThrow(expect.objectContaining({ code }))
})

test.for<[CallName, number, unknown, string]>([
	['listPasien', 401, '<h1>Unauthorized</h1>', 'BELUM_TERDAFTAR'],
	['listPasien', 403, null, 'BELUM_TERDAFTAR'],
	['listFaq', 403, null, 'KESALAHAN_SISTEM'],
	['getLayananByUri', 404, { message: ['Not Found'] }, 'TIDAK_DITEMUKAN'],
	['createKeranjang', 422, { errors: [] }, 'INPUT_TIDAK_VALID'],
	['createKeranjang', 400, 'Data pasien belum lengkap', 'PASIEN_BELUM_LENGKAP'],
	['createReservasi', 409, 'Keranjang kosong', 'KERANJANG_KOSONG'],
	['createReservasi', 409, { error: { code: 'PASIEN_BELUM_LENGKAP', message: '' } }, 'PASIEN_BELUM_LENGKAP'],
	['listFaq', 429, null, 'TERLALU_SERING'],
	['listFaq', 502, 'Bad Gateway', 'SEDANG_SIBUK'],
	['listFaq', 500, { error: { code: 'toString' } }, 'KESALAHAN_SISTEM'],
])('%s with status %d and %o is %s', ([name, status, body, code]) => {
	expect(adaptError(name, status, body)).toBe(code)
})
