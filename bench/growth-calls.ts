import { type CallName, calls } from '../contract/calls.ts'
import { fillPath } from '../contract/fill-path.ts'
import { tanggalWib } from '../contract/tanggal/tanggal.ts'
import type { Database } from '../database/connect.ts'
import { createApi } from '../server/api/create-api.ts'
import { noLimits } from '../server/http/limits.ts'
import { TEST_ADDRESSES } from '../tests/support/test-delivery.ts'
import { openTestFields } from '../tests/support/test-fields.ts'

interface Sent {
	params?: Record<string, string>
	query?: Record<string, string | number>
	body?: unknown
}

/** One kind of request; what has to be there before it is made ready outside the clock. */
export interface MeasuredCall {
	what: string
	/** Makes one request ready and hands out the way to send it. */
	prepare(): Promise<() => Promise<void>>
}

/**
 * Every public read call, the ways to search, and the two writes that matter. Pages are so short that the smallest
 * hospital fills them as well: what is compared is the same answer out of more rows.
 */
export async function growthCalls(database: Database): Promise<MeasuredCall[]> {
	const { db } = database
	const api = createApi({
		context: {
			database,
			db,
			now: Date.now,
			limits: noLimits,
			fields: openTestFields(),
			mailAddresses: TEST_ADDRESSES,
		},
		checkResponses: false,
		trustProxy: false,
	})
	let cookie = ''
	async function send(name: CallName, { params, query, body }: Sent = {}): Promise<{ data?: unknown }> {
		const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
		const response = await api.request(`http://localhost/api${fillPath(calls[name].path, params)}?${search}`, {
			method: calls[name].method,
			headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
		})
		const answer = await response.text()
		if (!response.ok) throw new Error(`${name}: ${response.status} ${answer}`)
		cookie ||= response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? ''
		return JSON.parse(answer)
	}
	const read = (what: string, name: CallName, sent: Sent = {}): MeasuredCall => ({
		what,
		prepare: async () => async () => void (await send(name, sent)),
	})
	const created = async (name: CallName, body: unknown) =>
		((await send(name, { body })).data as { created: { id: string } }).created.id

	const first = (table: 'dokter' | 'shopItem' | 'kategoriArtikel') =>
		db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
	const [dokter, shopItem, kategori] = await Promise.all([first('dokter'), first('shopItem'), first('kategoriArtikel')])
	const uriOf = (table: 'poliKlinik' | 'layanan' | 'fasilitas' | 'mitra' | 'komunitas' | 'shopItem') =>
		db.selectFrom(table).select('uri').orderBy('id').limit(1).executeTakeFirstOrThrow()
	const ofUri = async (name: CallName, table: Parameters<typeof uriOf>[0]) =>
		read(name, name, { params: { uri: (await uriOf(table)).uri } })
	const artikel = await db
		.selectFrom('artikel')
		.select(['id', 'uri'])
		.where('uri', '=', 'jalan-kaki-30-menit')
		.executeTakeFirstOrThrow()

	await send('createMember', { body: { nama: 'Siti Rahma', noTelp: '0812-3456-7890', email: '' } })
	const pasienId = await created('createPasien', {
		nik: '3510012507900001',
		nama: 'Siti Rahma',
		noTelp: '0812-3456-7890',
		tempatLahir: 'Banyuwangi',
		tanggalLahir: '25-07-1990',
		jenisKelamin: 'p',
		alamatLengkap: 'Jalan Melati 12',
	})

	const limit = 5
	const artikelOf = (what: string, query: Sent['query']) =>
		read(`listArtikel, ${what}`, 'listArtikel', { query: { limit, ...query } })
	const dokterOf = (what: string, query: Sent['query']) =>
		read(`listDokter, ${what}`, 'listDokter', { query: { limit: 1, ...query } })
	const whole = (name: CallName) => read(name, name)
	return [
		...(['getBeranda', 'getTemplate', 'getShop'] as const).map(whole),
		read('getDokter', 'getDokter', { params: { id: dokter.id } }),
		dokterOf('by name', { limit }),
		dokterOf('of a clinic', { limit, searchByPoliKlinikUri: 'poli-anak' }),
		dokterOf('search: hit', { searchByNama: 'wijaya' }),
		dokterOf('search: hit by name or clinic', { searchByNama: 'anak', searchByPoliKlinik: 'anak' }),
		dokterOf('search: miss', { searchByNama: 'zzqqxx' }),
		dokterOf('search: typing mistake', { searchByNama: 'wijayaa' }),
		dokterOf('search: two letters', { searchByNama: 'ri', searchByPoliKlinik: 'ri' }),
		read('getPencarian, search: synonym', 'getPencarian', { query: { cari: 'kencing manis' } }),
		read('getPencarian, search: two words', 'getPencarian', { query: { cari: 'vaksin hpv' } }),
		whole('listPoliKlinik'),
		await ofUri('getPoliKlinikByUri', 'poliKlinik'),
		artikelOf('newest', {}),
		artikelOf('page 5', { page: 5 }),
		artikelOf('of a category', { filterKategoriArtikelId: kategori.id, limit: 1 }),
		artikelOf('of a category by uri', { searchKategoriArtikelUri: 'gaya-hidup-sehat', limit: 1 }),
		artikelOf('most read', { sortCountView: 'desc' }),
		artikelOf('search: hit', { searchByJudul: 'jalan kaki' }),
		artikelOf('search: hit in very many', { searchByJudul: 'anak' }),
		artikelOf('search: miss', { searchByJudul: 'zzqqxx' }),
		artikelOf('search: typing mistake', { searchByJudul: 'jalam kakki' }),
		artikelOf('search: typing mistake in very many', { searchByJudul: 'anemai', limit: 1 }),
		artikelOf('search: two letters', { searchByJudul: 'ka' }),
		read('getArtikelByUri', 'getArtikelByUri', { params: { uri: artikel.uri } }),
		read('getArtikelByUri, counted', 'getArtikelByUri', { params: { uri: artikel.uri }, query: { isCount: 'true' } }),
		read('listKomentar, of an article', 'listKomentar', {
			query: { filterArtikelId: artikel.id, recursiveFormat: 'true', page: 1, limit },
		}),
		read('listKomentar, of all', 'listKomentar', { query: { page: 1, limit } }),
		...(['listLayanan', 'listFasilitas', 'listMitra', 'listKategoriArtikelFav', 'listKategoriArtikel'] as const).map(
			whole,
		),
		await ofUri('getLayananByUri', 'layanan'),
		await ofUri('getFasilitasByUri', 'fasilitas'),
		await ofUri('getMitraByUri', 'mitra'),
		read('getKategoriArtikelByUri', 'getKategoriArtikelByUri', { params: { uri: 'gaya-hidup-sehat' } }),
		whole('listKomunitas'),
		await ofUri('getKomunitasByUri', 'komunitas'),
		...(['getTestimoniGoogle', 'listTestimoniFav', 'listTestimoni', 'listPrestasi', 'listFaq'] as const).map(whole),
		...(['listGallery', 'listShopItem', 'listMetaPixel', 'getPopupPresented'] as const).map(whole),
		await ofUri('getShopItemByUri', 'shopItem'),
		read('createKomentar', 'createKomentar', {
			body: { artikelId: artikel.id, komenParentId: null, nama: 'Siti', komentar: 'Terima kasih.' },
		}),
		{
			what: 'createReservasi',
			prepare: async () => {
				await send('createKeranjang', { body: { pasienId, shopItemId: shopItem.id } })
				const body = {
					atasNama: 'Siti Rahma',
					noTelp: '0812-3456-7890',
					tanggalVisit: tanggalWib(Date.now() + 86_400_000),
				}
				return async () => void (await send('createReservasi', { body }))
			},
		},
		read('createWebVisitor', 'createWebVisitor', { body: { routeName: 'modal_jadwal_dokter', dokterId: dokter.id } }),
	]
}
