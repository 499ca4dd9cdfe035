import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

// A client that knows the specification and nothing of this repository's contract. The first part is its section 3,
// entity by entity; the second its section 7, call by call. Both keep the order and the words of the specification.

const seen = new Set<string>()

/** An object with at least these fields. Every entity has to be seen in a response. */
const entity = <Fields extends z.ZodRawShape>(name: string, fields: Fields) => {
	names.push(name)
	return z.looseObject(fields).refine(() => seen.add(name))
}
const names: string[] = []

const text = z.string()
const id = z.string().min(1)
const uri = z.string().regex(/^[\w-]+$/)
const file = z.string().regex(/^[\w.-]+$/)
const html = z.string().min(1)
const number = z.number()
const epoch = z.int().min(Date.UTC(2000))
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const noTelpType = z.enum(['wa', 'telp'])
const lOrP = z.enum(['l', 'p'])
const hari = z.enum(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
const named = z.looseObject({ nama: text })

// Section 3

const slot = entity('Schedule slot', {
	poliKlinikId: id,
	hari: z.array(hari),
	keteranganWaktu: text,
	jamMulai: text,
	jamSelesai: text,
})

const note = entity('Schedule note', { keterangan: text, expiredStatus: number })

const doctorFields = {
	id,
	nama: text,
	foto: file.nullable(),
	poliKlinik: z.array(z.looseObject({ id, nama: text, uri })).min(1),
	jadwal: z.looseObject({ waktu: z.array(slot), keterangan: z.array(note) }),
}
const doctor = entity('Doctor', doctorFields)
const homeDoctor = entity('Doctor in the home list', { ...doctorFields, _id: id })

const clinic = entity('Clinic', { id, nama: text, uri, icon: file })

const service = entity('Service', { id, nama: text, uri, foto: file, noTelp: text, noTelpType, deskripsi: html })

const facility = entity('Facility', { id, nama: text, uri, foto: z.array(file).min(1), deskripsi: html })

const partner = entity('Partner', { id, nama: text, uri, logo: file, deskripsi: html })

const banner = entity('Banner', {
	contentType: z.enum(['gambar', 'embed_video']),
	content: html,
	text,
	buttonLink: text.nullable(),
	buttonTitle: text.nullable(),
})

const registration = entity('Registration block', { foto: file, text: html, noTelp: text, noTelpType })

const greeting = entity('Greeting', {
	fotoSambutan: file.nullable(),
	sambutan: html,
	namaPerson: text,
	jabatanPerson: text,
})

const siteSetting = entity('Site setting', {
	id,
	namaWeb: text,
	logo: file,
	noTelp: text,
	noTelpType,
	email: text,
	noTelpUgd: text,
	noTelpUgdType: noTelpType,
	mapLokasi: html,
	alamat: text,
	createdAt: epoch,
})
const socialMedia = entity('Social-media setting', { link: text, icon: text, username: text })

const content = z.looseObject({ content: html })
const articleSetting = entity('Article setting', {
	posterDaftarArtikel: content,
	youtubeDaftarArtikel: content,
	tiktokDaftarArtikel: content,
	posterDetailArtikel: content,
	videoDetailArtikel: z.looseObject({ content: html, contentType: z.enum(['youtube', 'tiktok']) }),
})

const article = entity('Article', {
	id,
	uri,
	judul: text,
	textContent: html,
	createdAt: epoch,
	countView: number,
	artikelMedia: z.array(z.looseObject({ content: file })).min(1),
	kategoriId: named,
	kategoriArtikel: named,
	dokter: z.array(doctor),
})

const category = entity('Article category', { id, nama: text, uri })
const favouriteCategory = entity('Favourite category', { kategiArtikel: category })

const commentFields = { id, nama: text, komentar: text, createdAt: epoch, artikelId: id, komenParentId: id.nullable() }
const comment = entity('Comment', {
	...commentFields,
	komenChild: z.array(entity('Reply', { ...commentFields, komenParentId: id, komenChild: z.array(z.unknown()) })),
})

const community = entity('Community', { id, uri, nama: text, foto: file, deskripsi: html })

const testimonial = entity('Testimonial', { nama: text, foto: file.nullable(), rating: number, testimoni: text })
const googleSummary = entity('Google-style summary', { rating: number, reviews: number })

const achievement = entity('Achievement', { nama: text, deskripsi: html, foto: file })

const faq = entity('FAQ', { pertanyaan: text, jawaban: html })

const galleryItem = entity('Gallery item', { contentType: z.enum(['gambar', 'youtube', 'tiktok']), content: html })

const pagination = entity('Pagination info', { totalPage: number, totalData: number })

const shopItemFields = {
	id,
	uri,
	nama: text,
	harga: number,
	mediaContent: file,
	tipe: named,
	kategori: named,
	usia: z.array(named).min(1),
	jenisKelamin: z.array(lOrP).min(1),
	textContent: html,
	metaFormated: z.looseObject({}),
}
const shopItem = entity('Shop item', shopItemFields)

const filterOption = entity('Filter option', { id, uri, nama: text })

const cartLine = entity('Cart line', { id, shopItem, pasien: named })

const patient = entity('Patient', {
	id,
	nik: text,
	nama: text,
	noTelp: text,
	tempatLahir: text,
	tanggalLahir: text,
	jenisKelamin: lOrP.nullable(),
	alamatLengkap: text,
	isComplete: z.boolean(),
})

const reservation = entity('Reservation', {
	kode: text,
	atasNama: text,
	noTelp: text,
	tanggalVisit: day,
	createdAt: epoch,
	total: number,
	reservasiItem: z.array(z.looseObject({ shopItem, harga: number, pasien: named })).min(1),
})

const shopSetting = entity('Shop setting', {
	rentangOpsiTanggalKunjungan: z.looseObject({ durasi: number, dateStart: day, dateEnd: day }),
	caraCheckin: html,
	syaratKetentuan: html,
	id,
	createdAt: epoch,
})

const contentAndText = { content: file.nullable(), text: html }
const quiz = z.looseObject({
	opsiJawaban: z.array(z.looseObject({ key: text, ...contentAndText })).min(2),
	jawaban: text,
	infoJawaban: z.looseObject(contentAndText),
})
const quizPopup = entity('Popup with a quiz', { id, type: z.literal('quiz'), ...contentAndText, quiz })
const infoPopup = entity('Informational popup', { id, type: text, ...contentAndText, quiz: z.null() })

const visitorRecord = {
	...{ routeName: 'layanan_detail', url: 'https://rs.example.com/layanan/igd', ip: '203.0.113.7', provider: 'AS1 Net' },
	...{ negara: 'ID', provinsi: 'Jawa Timur', kota: 'Banyuwangi', timezone: 'Asia/Jakarta' },
	...{ latitude: '-8.2', longitude: '114.3', webId: '', poliKlinikId: '1', artikelId: '1', kategoriArtikelId: '1' },
	...{ layananId: '1', fasilitasId: '1', komunitasId: '1', mitraId: '1', dokterId: '1' },
}

const pixel = entity('Meta pixel setting', { metaPixelId: text })

// Section 7

const list = (item: z.ZodType) => z.looseObject({ data: z.array(item).min(1), pagination })
const one = (item: z.ZodType) => z.looseObject({ data: item })
const part = (item: z.ZodType) => z.looseObject({ data: z.array(item).min(1) })
const created = (fields: z.ZodRawShape) => z.looseObject({ data: z.looseObject({ created: z.looseObject(fields) }) })
const notShown = z.looseObject({})

const PASIEN = {
	...{ nik: '3510012507900001', nama: 'Siti Rahma', noTelp: '0812-3456-7890', tempatLahir: 'Banyuwangi' },
	...{ tanggalLahir: '25-07-1990', jenisKelamin: 'p', alamatLengkap: 'Jalan Melati 12' },
}

/** What the client has learned from earlier calls. */
const known: Record<string, string> = {}
const learn = (name: string) => id.refine((value) => (known[name] = value))

interface Sent {
	/** Values of the path's parameters, and of the query. */
	query?: Record<string, string>
	body?: unknown
}

/** Method and path; query or body; response. In the order of the specification, where later calls need no earlier ones. */
const reads: [call: string, sent: () => Sent, response: z.ZodType][] = [
	[
		'GET /v1/public/web/beranda/',
		() => ({ query: { webId: known.webId ?? '', dokterMostVisitedLimit: '4' } }),
		z.looseObject({
			berandaBanner: part(banner),
			dokterFavList: part(homeDoctor),
			dokterMostVisited: part(homeDoctor),
			layananFavList: part(service),
			fasilitas: part(facility),
			mitraFavList: part(partner),
		}),
	],
	[
		'GET /v1/public/web/template/',
		() => ({}),
		z.looseObject({
			berandaPendaftaran: one(registration),
			berandaSambutan: one(greeting),
			webSettingSosmed: part(socialMedia),
			layanan: part(service),
			webSetting: one(siteSetting),
			komunitas: part(community),
			artikelSetting: one(articleSetting),
			artikelFavList: part(article),
			webId: one(text.min(1)),
			shopSetting: one(shopSetting),
		}),
	],
	[
		'GET /v1/public/web/shop/',
		() => ({ query: { webId: known.webId ?? '' } }),
		z.looseObject({
			shopItem: part(shopItem),
			tipe: part(filterOption),
			kategori: part(filterOption),
			usia: part(filterOption),
		}),
	],
	['GET /v1/public/dokter/detail/{id}', () => ({}), one(doctor)],
	[
		'GET /v1/public/dokter',
		() => ({ query: { sortNama: 'asc', searchByNama: 'putri', searchByPoliKlinik: 'putri' } }),
		list(doctor),
	],
	['GET /v1/public/dokter', () => ({ query: { sortNama: 'asc', searchByPoliKlinikUri: 'poli-anak' } }), list(doctor)],
	['GET /v1/public/poli-klinik', () => ({ query: { searchByNama: 'anak' } }), list(clinic)],
	['GET /v1/public/poli-klinik', () => ({ query: { page: '1', limit: '100', sortNama: 'asc' } }), list(clinic)],
	['GET /v1/public/poli-klinik/detail-uri/{uri}', () => ({}), one(clinic)],
	['GET /v1/public/artikel', () => ({ query: { searchByJudul: 'demam' } }), list(article)],
	[
		'GET /v1/public/artikel',
		() => ({ query: { page: '1', limit: '4', filterKategoriArtikelId: known.kategoriArtikelId ?? '' } }),
		list(article),
	],
	[
		'GET /v1/public/artikel',
		() => ({ query: { page: '1', limit: '10', searchKategoriArtikelUri: 'ibu-dan-anak' } }),
		list(article),
	],
	['GET /v1/public/artikel/detail/{uri}', () => ({ query: { isCount: 'true' } }), one(article)],
	[
		'GET /v1/public/artikel/komentar',
		() => ({
			query: {
				filterAllowStatus: 'true',
				shortCreatedAt: 'desc',
				recursiveFormat: 'true',
				page: '1',
				limit: '10',
				filterArtikelId: known.artikelId ?? '',
			},
		}),
		list(comment),
	],
	['GET /v1/public/layanan', () => ({ query: { searchByNama: 'persalinan' } }), list(service)],
	['GET /v1/public/layanan/detail-uri/{uri}', () => ({}), one(service)],
	['GET /v1/public/fasilitas', () => ({ query: { searchByNama: 'ruang' } }), list(facility)],
	['GET /v1/public/fasilitas', () => ({ query: { page: '1', limit: '100' } }), list(facility)],
	['GET /v1/public/fasilitas/detail-uri/{uri}', () => ({}), one(facility)],
	['GET /v1/public/mitra', () => ({ query: { searchByNama: 'bpjs' } }), list(partner)],
	['GET /v1/public/mitra', () => ({ query: { page: '1', limit: '100' } }), list(partner)],
	['GET /v1/public/mitra/detail-uri/{uri}', () => ({}), one(partner)],
	['GET /v1/public/kategori-artikel/fav-list', () => ({}), list(favouriteCategory)],
	['GET /v1/public/kategori-artikel', () => ({ query: { page: '1', limit: '300' } }), list(category)],
	['GET /v1/public/kategori-artikel/detail-uri/{uri}', () => ({}), one(category)],
	['GET /v1/public/komunitas', () => ({ query: { page: '1', limit: '100' } }), list(community)],
	['GET /v1/public/komunitas/detail-uri/{uri}', () => ({}), one(community)],
	['GET /v1/public/testimoni/google-api', () => ({}), one(googleSummary)],
	['GET /v1/public/testimoni/fav-list', () => ({}), list(testimonial)],
	['GET /v1/public/testimoni', () => ({}), list(testimonial)],
	['GET /v1/public/prestasi', () => ({ query: { page: '1', limit: '100' } }), list(achievement)],
	['GET /v1/public/faq', () => ({ query: { page: '1', limit: '100' } }), list(faq)],
	['GET /v1/public/gallery', () => ({ query: { page: '1', limit: '5' } }), list(galleryItem)],
	[
		'GET /v1/public/gallery',
		() => ({ query: { page: '1', limit: '5', filterContentType: 'tiktok' } }),
		list(galleryItem),
	],
	[
		'GET /v1/public/shop-item/',
		() => ({
			query: {
				...{ webId: known.webId ?? '', searchByNama: '', filterTipe: 'medical-check-up', filterKategori: '' },
				...{ filterUsia: '', filterJenisKelamin: 'l,p' },
			},
		}),
		list(shopItem),
	],
	['GET /v1/public/shop-item/detail-uri/{uri}', () => ({ query: { webId: known.webId ?? '' } }), one(shopItem)],
	['GET /v1/public/web-setting-meta-pixel', () => ({}), one(z.looseObject({ data: z.array(pixel).min(1) }))],
	['GET /v1/public/popup-information/presented', () => ({}), one(quizPopup)],
]

/** The calls of a member in the order in which a visitor makes them; each uses what the ones before it returned. */
const visit: typeof reads = [
	[
		'POST /v1/public/artikel/komentar',
		() => ({ body: { artikelId: known.artikelId, nama: 'Ani', komentar: 'Terima kasih', komenParentId: '' } }),
		notShown,
	],
	['POST /v1/public/web-visitor', () => ({ body: visitorRecord }), notShown],
	[
		'POST /v1/public/member',
		() => ({ body: { nama: 'Rahma', noTelp: '0812-0000-0001', email: 'rahma@example.com' } }),
		created({ id: learn('member') }),
	],
	['POST /v1/public/member-pasien', () => ({ body: PASIEN }), created({ id: learn('pasienId') })],
	[
		'GET /v1/public/member-pasien',
		() => ({}),
		one(z.looseObject({ own: z.array(patient).min(1), other: z.array(patient).min(1) })),
	],
	['PATCH /v1/public/member-pasien/update/{pasienId}', () => ({ body: PASIEN }), notShown],
	[
		'POST /v1/public/shop-keranjang',
		() => ({ body: { pasienId: known.pasienId, shopItemId: known.shopItemId } }),
		notShown,
	],
	['GET /v1/public/shop-keranjang', () => ({}), list(cartLine.and(z.looseObject({ id: learn('keranjangId') })))],
	['DELETE /v1/public/shop-keranjang/remove', () => ({ body: [{ id: known.keranjangId }] }), notShown],
	[
		'POST /v1/public/shop-keranjang',
		() => ({ body: { pasienId: known.pasienId, shopItemId: known.shopItemId } }),
		notShown,
	],
	[
		'POST /v1/public/shop-reservasi',
		() => ({ body: { atasNama: 'Siti', noTelp: '0812', tanggalVisit: known.dateStart } }),
		created({ kode: learn('kode') }),
	],
	['GET /v1/public/shop-reservasi/detail-kode/{kode}', () => ({}), one(reservation)],
]

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ demo: true })
	await insertRows(api.db, 'webSettingMetaPixel', [{ metaPixelId: '1234567890' }])
	const { dokter } = await readIds()
	await send('POST /v1/public/web-visitor', { body: { ...visitorRecord, dokterId: dokter } })
})
afterAll(() => api.dispose())

/** The ids and uris that a visitor gets from the lists. */
async function readIds() {
	const get = async (path: string) => (await send(`GET /v1/public/${path}`, {})).body
	const first = async (path: string) => (await get(path)).data[0]
	const template = await get('web/template/')
	known.webId = template.webId.data
	known.dateStart = template.shopSetting.data.rentangOpsiTanggalKunjungan.dateStart
	known.id = (await first('dokter')).id
	known.shopItemId = (await first('shop-item/')).id
	known.kategoriArtikelId = (await first('kategori-artikel')).id
	known.artikelId = (await get('artikel/komentar')).data.find(
		(reply: { komenParentId: string | null }) => reply.komenParentId,
	).artikelId
	const families = [
		'poli-klinik',
		'layanan',
		'fasilitas',
		'mitra',
		'kategori-artikel',
		'komunitas',
		'shop-item',
		'artikel',
	]
	for (const family of families) known[family] = (await first(family)).uri
	return { dokter: known.id }
}

async function send(call: string, { query, body }: Sent) {
	const [method = '', path = ''] = call.split(' ')
	const family = path.split('/')[3] ?? ''
	const filled = path.replace(/\{(\w+)\}/, (_, name: string) => known[name === 'uri' ? family : name] ?? '')
	const response = await api.api.request(`/api${filled}?${new URLSearchParams(query)}`, {
		method,
		headers: {
			...(body !== undefined && { 'content-type': 'application/json' }),
			...(known.member && { cookie: `member=${known.member}` }),
		},
		body: body === undefined ? undefined : JSON.stringify(body),
	})
	return { status: response.status, headers: response.headers, body: await response.json() }
}

async function expectResponse(call: string, sent: Sent, expected: z.ZodType) {
	const { status, body, headers } = await send(call, sent)
	expect(status, JSON.stringify(body)).toBeLessThan(300)
	const problems = expected.safeParse(body).error
	expect(problems && z.prettifyError(problems), call).toBeUndefined()
	return { body, headers }
}

test.each(reads)('%s', async (call, sent, expected) => {
	await expectResponse(call, sent(), expected)
})

test('a visitor registers, fills the cart and reserves', async () => {
	for (const [call, sent, expected] of visit) {
		const { body, headers } = await expectResponse(call, sent(), expected)
		if (call !== 'POST /v1/public/member') continue
		expect(headers.getSetCookie().join()).toMatch(new RegExp(`^member=${body.data.created.id};.* Expires=[^;]+ 2098 `))
	}
})

test('the cart total is the sum of the prices of its lines', async () => {
	const { body } = await send('GET /v1/public/shop-reservasi/detail-kode/{kode}', {})
	const prices: number[] = body.data.reservasiItem.map((line: { shopItem: { harga: number } }) => line.shopItem.harga)
	expect(body.data.total).toBe(prices.reduce((sum, harga) => sum + harga, 0))
})

test('an informational popup', async () => {
	await api.db.deleteFrom('popupInformation').where('type', '=', 'quiz').execute()
	await expectResponse('GET /v1/public/popup-information/presented', {}, one(infoPopup))
})

test('the table has all 42 calls of section 7, and every entity of section 3 was seen', () => {
	const calls = [...reads, ...visit].map(([call]) => call.replace('{pasienId}', '{id}'))
	expect(new Set(calls).size).toBe(42)
	expect(names.filter((name) => !seen.has(name))).toEqual([])
})
