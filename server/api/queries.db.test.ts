import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../contract/calls.ts'
import { KODE_ALPHABET } from '../../contract/reservasi/kode-alphabet.ts'
import type { DatabaseKind } from '../../database/schema.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../tests/support/test-api.ts'
import { explain, recordQueries } from '../../tests/support/test-queries.ts'
import { insertRows, type RowTable, rowTables, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { hashSecret } from '../keys/hash-secret.ts'

const FEW = 2
const MANY = 20

let few: Hospital
let many: Hospital
beforeAll(async () => {
	few = await openHospital(FEW)
	many = await openHospital(MANY)
})
afterAll(() => Promise.all([few.api.dispose(), many.api.dispose()]))

const MEMBER = 'a'.repeat(32)
const OTHER_DEVICE = 'b'.repeat(32)
const KODE = 'K7MPQ-X3WVT-9HBCD'

const otherKode = (id: string) =>
	Array(3)
		.fill(KODE_ALPHABET.charAt(Number(id)).repeat(5))
		.join('-')

/** Values that join the first row of every table to all rows of the others. */
const joined: { [Table in RowTable]?: (id: string) => object } = {
	dokterPoliKlinik: (dokterId) => ({ dokterId }),
	artikelDokter: (dokterId) => ({ dokterId }),
	artikelKomentar: (id) => ({ id, komenParentId: Number(id) % 2 === 0 ? '1' : null }),
	artikelView: (artikelId) => ({ artikelId }),
	dokterView: (dokterId) => ({ dokterId }),
	keluhan: (id) => ({ id, kata: `keluhan ${id}` }),
	kataKomentar: (id) => ({ id, kata: `kata ${id}` }),
	shopItemUsia: (shopItemId) => ({ shopItemId }),
	member: (id) => ({ id: id === '1' ? MEMBER : id }),
	memberPerangkat: (id) => ({ id, memberId: MEMBER, tokenHash: id === '1' ? hashSecret(MEMBER) : id }),
	memberPindah: (id) => ({ memberId: id === '1' ? MEMBER : id, tokenHash: id }),
	memberPasien: (id) => ({ id, memberId: MEMBER }),
	persetujuan: (id) => ({ id, memberId: MEMBER }),
	shopKeranjang: (id) => ({ id, pasienId: id, memberId: MEMBER }),
	shopHariTutup: (id) => ({ tanggal: `2026-12-${id.padStart(2, '0')}` }),
	ringkasanHarian: (kunci) => ({ kunci }),
	pengunjungGaram: (tanggal) => ({ tanggal }),
	dokterPengunjung: (dokterId) => ({ dokterId }),
	shopReservasi: (id) => ({ id, memberId: MEMBER, kode: id === '1' ? KODE : otherKode(id) }),
}
const withFavourites: RowTable[] = ['dokter', 'layanan', 'mitra', 'kategoriArtikel', 'artikel', 'testimoni']

interface Hospital {
	api: TestApi
	queriesOf(...requests: ApiCall): ReturnType<ReturnType<typeof recordQueries>['during']>
}

async function openHospital(rows: number): Promise<Hospital> {
	const { recorder, during } = recordQueries()
	const api = await openTestApi({ now: SENIN_PAGI, recorder })
	const ids = Array.from({ length: rows }, (_, place) => String(place + 1))
	for (const table of rowTables) {
		const favorit = (id: string) => (withFavourites.includes(table) ? { id, favorit: Number(id) } : { id })
		await insertRows(api.db, table, ids.map(joined[table] ?? favorit))
	}
	await insertRows(api.db, 'memberPerangkat', [{ id: 'lain', memberId: MEMBER, tokenHash: hashSecret(OTHER_DEVICE) }])
	const others = ids.slice(1)
	await insertRows(
		api.db,
		'artikelDokter',
		others.map((artikelId) => ({ artikelId, dokterId: '1' })),
	)
	return {
		api,
		queriesOf: (name, request = {}) =>
			during(api.database, async () => {
				const params = { id: '1', uri: `${tableOf[name]}-1`, kode: KODE }
				const { status, body } = await api.request(name, { params, cookie: `member=${MEMBER}`, ...request })
				expect(status, JSON.stringify(body)).toBe(calls[name].status)
			}),
	}
}

const tableOf: { [Name in CallName]?: RowTable } = {
	getPoliKlinikByUri: 'poliKlinik',
	getArtikelByUri: 'artikel',
	getLayananByUri: 'layanan',
	getFasilitasByUri: 'fasilitas',
	getMitraByUri: 'mitra',
	getKategoriArtikelByUri: 'kategoriArtikel',
	getKomunitasByUri: 'komunitas',
	getShopItemByUri: 'shopItem',
	getDokterByUri: 'dokter',
}

type ApiCall = [name: CallName, request?: TestRequest]

/** The lists of growing tables, with every filter and sort. */
const bigLists: ApiCall[] = [
	['listArtikel'],
	['listArtikel', { query: { page: 2, limit: 1 } }],
	['listArtikel', { query: { filterKategoriArtikelId: '1' } }],
	['listArtikel', { query: { searchKategoriArtikelUri: 'kategoriArtikel-1' } }],
	['listDokter'],
	['listDokter', { query: { sortNama: 'desc' } }],
	['listDokter', { query: { page: 2, limit: 1 } }],
	['listKomentar', { query: { filterArtikelId: '1', recursiveFormat: 'true' } }],
	['listKomentar', { query: { filterArtikelId: '1', recursiveFormat: 'true', shortCreatedAt: 'asc' } }],
	['listKomentar', { query: { filterArtikelId: '1' } }],
	['listKomentar'],
]
const bigSearches: ApiCall[] = [
	['listArtikel', { query: { searchByJudul: 'artikel' } }],
	['listArtikel', { query: { searchByJudul: 'artikel', searchKategoriArtikelUri: 'kategoriArtikel-1' } }],
	['listDokter', { query: { searchByNama: 'dokter' } }],
	['listDokter', { query: { searchByPoliKlinik: 'poli' } }],
	['listDokter', { query: { searchByNama: 'dokter', searchByPoliKlinik: 'poli' } }],
	['listDokter', { query: { searchByPoliKlinikUri: 'poliKlinik-1' } }],
]

const reads = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'GET')
const lines = (...ids: string[]) => ids.map((id) => ({ id }))

const requests: ApiCall[] = [
	...reads.map((name): ApiCall => [name]),
	...bigLists,
	...bigSearches,
	['listArtikel', { query: { sortCountView: 'desc' } }],
	['listDokter', { query: { sortPraktik: 'true' } }],
	['listArtikel', { query: { bentuk: 'ringkas' } }],
	['getTemplate', { query: { bentuk: 'ringkas' } }],
	['getArtikelByUri', { query: { isCount: 'true' } }],
	['listShopItem', { query: { filterTipe: 'shopTipe-1', filterUsia: 'shopUsia-1', searchByNama: 'paket' } }],
	['createWebVisitor', { body: { routeName: 'modal_jadwal_dokter', dokterId: '1' } }],
	['createHubungi', { body: { jenis: 'telepon' } }],
	['createKomentar', { body: { artikelId: '1', komenParentId: '1', nama: 'Siti', komentar: 'Bagus' } }],
	['createDrafWa', { body: { kode: '7KQ4', dokterId: '1' } }],
	['removeKeranjang', { body: lines('unknown') }],
	['createReservasi', { body: { tanggalVisit: '2026-11-16' } }],
	['rescheduleReservasi', { body: { tanggalVisit: '2026-11-18' } }],
	['cancelReservasi', { body: {} }],
	['verifyReservasi', { body: { kode: KODE, noTelpAkhir: '0812' } }],
	['createPindah'],
	['forgetPerangkat', { cookie: `member=${OTHER_DEVICE}` }],
	['removePasien', { params: { id: '2' } }],
	['updatePerangkat', { params: { id: '2' }, body: { nama: 'Ponsel Ibu' } }],
	['removePerangkat', { params: { id: '2' } }],
]

describe('the number of queries does not grow with the number of rows', () => {
	test.each(requests)('%s %j', async (...request) => {
		const withFew = await few.queriesOf(...request)
		const withMany = await many.queriesOf(...request)
		expect(withMany.map((query) => query.sql).length).toBe(withFew.length)
	})

	test('the responses above grew with the rows', async () => {
		const counts = async ({ api }: Hospital) => [
			(await api.request('getDokter', { params: { id: '1' } })).body.data.jadwal.waktu.length,
			(await api.request('getArtikelByUri', { params: { uri: 'artikel-1' } })).body.data.dokter.length,
			(await api.request('listArtikel')).body.data.length,
			(await api.request('listShopItem')).body.data.length,
			(await api.request('getReservasiByKode', { params: { kode: KODE } })).body.data.reservasiItem.length,
			(await api.request('getBeranda')).body.dokterFavList.data.length,
		]
		expect(await counts(few)).toEqual(Array(6).fill(FEW))
		expect(await counts(many)).toEqual(Array(6).fill(MANY))
	})
})

const bigTables = ['artikel', 'dokter', 'artikelKomentar', 'webVisitor', 'dokterView', 'artikelView'].join('|')
const WITHOUT_INDEX = {
	sqlite: new RegExp(`^SCAN (${bigTables})\\b(?! USING)`),
	postgres: new RegExp(`Seq Scan on "?(${bigTables})"?( |$)`),
}

describe('no growing table is scanned', () => {
	const details: ApiCall[] = [['getDokter'], ['getArtikelByUri'], ['getBeranda'], ['getTemplate']]
	test.each([...bigLists, ...bigSearches, ...details])('%s %j', async (...request) => {
		const { database } = few.api
		for (const query of await few.queriesOf(...request)) {
			const plan = await explain(database, query)
			expect(plan.length).toBeGreaterThan(0)
			expect(
				plan.filter((step) => WITHOUT_INDEX[database.kind].test(step)),
				query.sql,
			).toEqual([])
		}
	})
})

/** The indexes of big tables in a plan, without primary keys. */
const indexesIn = (plan: string[]) => {
	const names = plan.join('\n').match(/\b(artikel|dokter|artikelKomentar)_\w+/g) ?? []
	return [...new Set(names)].filter((name) => !name.endsWith('_pkey'))
}

/** A sort of a big table. */
const SORTED = new RegExp(`TEMP B-TREE .* of .*\\b(${bigTables})\\b|\\bSort\\b`)

describe('a page of a list comes from one index in order, without a sort', () => {
	const ofOneArticle = { filterArtikelId: '1' }
	test.each<[string | Record<DatabaseKind, string>, ...ApiCall]>([
		['artikel_terbit_createdAt_id_cari', 'listArtikel'],
		['artikel_terbit_kategoriArtikelId_createdAt_id', 'listArtikel', { query: { filterKategoriArtikelId: '1' } }],
		['dokter_cari_id', 'listDokter'],
		['dokter_cari_id', 'listDokter', { query: { sortNama: 'desc' } }],
		['artikelKomentar_allowStatus_createdAt_id', 'listKomentar'],
		['artikelKomentar_artikelId_allowStatus_createdAt_id', 'listKomentar', { query: ofOneArticle }],
	])('%j for %s %j', async (index, ...request) => {
		const { database } = few.api
		const [page] = await few.queriesOf(...request)
		const plan = page ? await explain(database, page) : []
		expect(indexesIn(plan)).toEqual([typeof index === 'string' ? index : index[database.kind]])
		expect(plan.filter((step) => SORTED.test(step))).toEqual([])
	})

	test('the comments of one article do not read the comments of others', async () => {
		const { api, queriesOf } = many
		const others = Array.from({ length: 1000 }, (_, place) => ({ id: `other ${place}`, artikelId: '2' }))
		await insertRows(api.db, 'artikelKomentar', others)
		if (api.database.kind === 'postgres') await sql`analyze "artikelKomentar"`.execute(api.db)

		const nested = await queriesOf('listKomentar', { query: { ...ofOneArticle, recursiveFormat: 'true' } })
		const plans = await Promise.all(nested.map((query) => explain(api.database, query)))
		expect(plans.map(indexesIn)).toEqual([
			['artikelKomentar_artikelId_allowStatus_createdAt_id'],
			['artikelKomentar_komenParentId_allowStatus_createdAt'],
		])
	})
})

test('deleting a member takes the same number of queries for more rows', async () => {
	const withMany = await many.queriesOf('deleteMember')
	expect(withMany.length).toBe((await few.queriesOf('deleteMember')).length)
	expect(await many.api.db.selectFrom('shopReservasiItem').selectAll().execute()).toEqual([])
})
