import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearAudit } from '../../../tests/support/clear-audit.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { hashSecret } from '../../keys/hash-secret.ts'
import { publishingJob } from './publish-due.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let staff: TestStaff
let redaksi: TestPerson
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	staff = await openTestStaff()
	await insertRows(staff.db, 'kategoriArtikel', [{}])
	await insertRows(staff.db, 'shopTipe', [{}])
	await insertRows(staff.db, 'shopKategori', [{}])
	await insertRows(staff.db, 'member', [{ id: 'a'.repeat(32) }])
	await insertRows(staff.db, 'memberPerangkat', [{ memberId: 'a'.repeat(32), tokenHash: hashSecret('a'.repeat(32)) }])
	await insertRows(staff.db, 'memberPasien', [{ memberId: 'a'.repeat(32) }])
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})
beforeEach(async () => {
	vi.setSystemTime(SENIN_PAGI)
	redaksi = await staff.signedIn('redaksi')
})
afterEach(async () => {
	for (const table of ['artikel', 'shopItem', 'berandaBanner', 'popupInformation'] as const)
		await staff.db.deleteFrom(table).execute()
	await clearAudit(staff.db)
})

/** Everything that visitors may find of the four, by what staff called it. */
async function seen(cookie?: string): Promise<string[]> {
	const { read } = publicApi(staff, cookie)
	const [template, list, byKategori, byCount, search, beranda, shop, items, popup] = await Promise.all(
		[
			...['/web/template', '/artikel', '/artikel?filterKategoriArtikelId=1', '/artikel?sortCountView=desc'],
			...['/artikel?searchByJudul=jud', '/web/beranda', '/web/shop', '/shop-item?searchByNama=pak'],
			'/popup-information/presented',
		].map((path) => read(`/v1/public${path}`)),
	)
	const named = (prefix: string, rows: Record<string, unknown>[], column: string) =>
		rows.map((row) => `${prefix} ${row[column]}`)
	return [
		...named('favourite', template.artikelFavList.data, 'judul'),
		...named('list', list.data, 'judul'),
		...named('category', byKategori.data, 'judul'),
		...named('most read', byCount.data, 'judul'),
		...named('search', search.data, 'judul'),
		...named('banner', beranda.berandaBanner.data, 'text'),
		...named('shop', shop.shopItem.data, 'nama'),
		...named('shop search', items.data, 'nama'),
		...named('popup', popup.data ? [popup.data] : [], 'text'),
	].toSorted()
}

/** One of each, with this state; answers with the ids. */
async function makeAll(nama: string, state: object): Promise<Record<string, string>> {
	const bodies = {
		artikel: { judul: `Judul ${nama}`, textContent: '', kategoriArtikelId: '1', favorit: 1 },
		'shop-item': { nama: `Paket ${nama}`, harga: 1000, tipeId: '1', kategoriId: '1', untukL: 1, untukP: 1 },
		'beranda-banner': { contentType: 'gambar', content: 'b.webp', text: nama },
		'popup-information': { type: 'informasi', text: nama, tayangMulai: 0 },
	}
	const made = Object.entries(bodies).map(async ([sumber, body]) => {
		const { status, body: answer } = await redaksi.send('POST', `/${sumber}`, { ...body, ...state })
		expect([status, answer.error]).toEqual([201, undefined])
		return [sumber, answer.data.created.id]
	})
	return Object.fromEntries(await Promise.all(made))
}

const allOf = (nama: string) =>
	[
		...['favourite', 'list', 'category', 'most read', 'search'].map((place) => `${place} Judul ${nama}`),
		...[`banner ${nama}`, `popup ${nama}`, `shop Paket ${nama}`, `shop search Paket ${nama}`],
	].toSorted()

const publishing = (now = () => Date.now()) => {
	let revision = 0
	// As a process sees it: looked up before each look at the clock.
	const job = publishingJob({ database: staff.database, revision: () => revision, now })
	return async () => {
		revision = await staff.database.revision()
		const done = await job.run(new AbortController().signal)
		return done ? Number(Object.values(done)[0]) : 0
	}
}

test('a draft is hidden everywhere and a published row is shown, in both directions', async () => {
	const ids = await makeAll('konsep', { status: 'konsep' })
	expect(await seen()).toEqual([])
	const { read, send } = publicApi(staff)
	expect((await read('/v1/public/artikel/detail/judul-konsep')).status).toBe(404)
	expect((await read('/v1/public/shop-item/detail-uri/paket-konsep')).status).toBe(404)
	const comment = { artikelId: ids.artikel, nama: 'Ani', komentar: 'Halo' }
	expect((await send('/v1/public/artikel/komentar', comment)).status).toBe(404)

	for (const [sumber, id] of Object.entries(ids)) await redaksi.send('PATCH', `/${sumber}/${id}`, { status: 'terbit' })
	expect(await seen()).toEqual(allOf('konsep'))
	await insertRows(staff.db, 'artikelKomentar', [{ artikelId: ids.artikel, allowStatus: 'diizinkan' }])
	const comments = async () => (await read('/v1/public/artikel/komentar')).pagination.totalData
	expect(await comments()).toBe(1)
	for (const [sumber, id] of Object.entries(ids)) await redaksi.send('PATCH', `/${sumber}/${id}`, { status: 'konsep' })
	expect(await seen()).toEqual([])
	expect(await comments()).toBe(0)
})

test('a scheduled row is published when it is due, by the first process that checks', async () => {
	await makeAll('nanti', { status: 'terjadwal', terbitPada: SENIN_PAGI + DAY })
	const [one, other] = [publishing(), publishing()]
	vi.setSystemTime(SENIN_PAGI + DAY - 1)
	expect(await one()).toBe(0)
	expect(await seen()).toEqual([])

	vi.setSystemTime(SENIN_PAGI + DAY)
	const before = await staff.database.revision()
	expect((await Promise.all([one(), other()])).toSorted()).toEqual([0, 4])
	expect(await staff.database.revision()).toBeGreaterThan(before)
	expect(await seen()).toEqual(allOf('nanti'))
	const { data } = await publicApi(staff).read('/v1/public/artikel')
	expect(data[0]).toMatchObject({ createdAt: SENIN_PAGI + DAY, updatedAt: SENIN_PAGI + DAY })
	const trail = await staff.db
		.selectFrom('peristiwa')
		.select(['stafNama', 'label'])
		.where('aksi', '=', 'terbitkan')
		.execute()
	expect(trail.map(({ label }) => label).toSorted()).toEqual(['Judul nanti', 'Paket nanti', 'nanti', 'nanti'])
	expect(trail[0]?.stafNama).toBe('Sistem')
	expect(await one()).toBe(0)
})

test('nothing is written before a row is due, and a new schedule is noticed', async () => {
	const look = publishing()
	await look()
	const { artikel } = await makeAll('geser', { status: 'terjadwal', terbitPada: SENIN_PAGI + DAY })
	const before = await staff.database.revision()
	vi.setSystemTime(SENIN_PAGI + 1)
	expect([await look(), await staff.database.revision()]).toEqual([0, before])
	await redaksi.send('PATCH', `/artikel/${artikel}`, { terbitPada: SENIN_PAGI + MINUTE })
	vi.setSystemTime(SENIN_PAGI + MINUTE)
	expect(await look()).toBe(1)
})

test('an article has the date of its first publishing, also after a time as draft', async () => {
	const { artikel } = await makeAll('tanggal', { status: 'konsep' })
	const set = async (status: string, now: number) => {
		vi.setSystemTime(now)
		redaksi = await staff.signedIn('redaksi')
		const { body } = await redaksi.send('PATCH', `/artikel/${artikel}`, { status })
		return [body.data.createdAt, body.data.terbitPada]
	}
	const [first, second] = [SENIN_PAGI + DAY, SENIN_PAGI + 2 * DAY]
	expect(await set('terbit', first)).toEqual([first, first])
	expect(await set('konsep', second)).toEqual([first, first])
	expect(await set('terbit', second + DAY)).toEqual([first, first])
})

test.each([
	[{ status: 'terjadwal' }, 'Isi tanggal dan jam terbit.'],
	[{ status: 'terjadwal', terbitPada: SENIN_PAGI }, 'Pilih waktu yang akan datang.'],
])('%j is refused at its field', async (state, sentence) => {
	const artikel = { judul: 'X', textContent: '', kategoriArtikelId: '1', ...state }
	const { status, body } = await redaksi.send('POST', '/artikel', artikel)
	expect([status, body.error.fields]).toEqual([400, { terbitPada: sentence }])
})

test('an unpublished package is hidden from the cart, and shown again when published', async () => {
	const { 'shop-item': id = '' } = await makeAll('keranjang', {})
	const member = publicApi(staff, `member=${'a'.repeat(32)}`)
	const add = (pasienId: string) => member.send('/v1/public/shop-keranjang', { shopItemId: id, pasienId })
	const names = async () =>
		(await member.read('/v1/public/shop-keranjang')).data.map(
			(line: { shopItem: { nama: string } }) => line.shopItem.nama,
		)
	expect((await add('1')).status).toBe(201)
	await redaksi.send('PATCH', `/shop-item/${id}`, { status: 'konsep' })
	expect(await names()).toEqual([])
	expect((await add('1')).status).toBe(404)
	await insertRows(staff.db, 'shopSetting', [{}])
	const order = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' }
	const empty = await member.send('/v1/public/shop-reservasi', order)
	expect(empty.error?.code).toBe('KERANJANG_KOSONG')
	await redaksi.send('PATCH', `/shop-item/${id}`, { status: 'terbit' })
	expect(await names()).toEqual(['Paket keranjang'])
})

test('a preview shows one row to its cookie, is not cached, is not counted, and expires', async () => {
	const { artikel, 'beranda-banner': banner } = await makeAll('rahasia', { status: 'konsep' })
	const begun = await redaksi.send('GET', `/artikel/${artikel}/pratinjau`)
	expect([begun.status, begun.headers.get('location')]).toEqual([303, '/info-kesehatan/judul-rahasia'])
	const [line = ''] = begun.headers.getSetCookie()
	expect(line).toMatch(/HttpOnly; SameSite=Strict$/)
	const cookie = line.replace(/;.*/, '')
	const detail = (sent?: string) => publicApi(staff, sent).read('/v1/public/artikel/detail/judul-rahasia?isCount=true')
	const shown = await detail(`a=b; ${cookie}`)
	expect([shown.status, shown.headers.get('cache-control'), shown.data.countView]).toEqual([200, 'no-store', 0])
	const uncounted = await publicApi(staff, cookie).read('/v1/public/artikel/detail/judul-rahasia')
	expect(uncounted.headers.get('cache-control')).toBe('no-store')
	expect(await seen(cookie)).toEqual([])
	expect((await detail()).status).toBe(404)
	expect((await detail(cookie.replace(artikel as string, 'x'))).status).toBe(404)
	expect((await detail(`${cookie.slice(0, -2)}AA`)).status).toBe(404)

	const ofBanner = await redaksi.send('GET', `/beranda-banner/${banner}/pratinjau`)
	expect(ofBanner.headers.get('location')).toBe('/')
	expect(await seen(ofBanner.headers.getSetCookie()[0]?.replace(/;.*/, ''))).toEqual(['banner rahasia'])
	const ended = await redaksi.send('GET', '/pratinjau/selesai')
	expect(ended.headers.getSetCookie()[0]).toMatch(/^pratinjau=; Path=\/; Max-Age=0/)

	vi.setSystemTime(SENIN_PAGI + 11 * MINUTE)
	expect((await detail(cookie)).status).toBe(404)
})
