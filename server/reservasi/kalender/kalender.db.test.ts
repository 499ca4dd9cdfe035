import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember, siti } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { checkVisitDay } from './check-visit-day.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	await insertRows(api.db, 'shopItem', [{ nama: 'Jantung' }, { nama: 'Paru' }])
})
afterAll(() => api.dispose())

/** A week from Monday, 16 November; the visits are on Wednesday unless a test says otherwise. */
const RABU = '2026-11-18'
const KAMIS = '2026-11-19'
const everyDay = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
const openOn = (...days: string[]) =>
	JSON.stringify(days.map((hari) => ({ hari, jamMulai: '07:00', jamSelesai: '14:00' })))

beforeEach(async () => {
	await api.db.deleteFrom('shopReservasi').execute()
	await api.db.deleteFrom('shopHariTutup').execute()
	await api.db.deleteFrom('shopSetting').execute()
	await api.db.updateTable('shopItem').set({ kuotaHarian: null }).execute()
	await insertRows(api.db, 'shopSetting', [{ durasi: 6 }])
})

const limit = (kuotaHarian: number | null) => api.db.updateTable('shopSetting').set({ kuotaHarian }).execute()
const limitPaket = (kuotaHarian: number) =>
	api.db.updateTable('shopItem').set({ kuotaHarian }).where('id', '=', '1').execute()
const close = (tanggal: string, keterangan: string) => insertRows(api.db, 'shopHariTutup', [{ tanggal, keterangan }])

/** A member whose cart has this package for so many patients. */
async function visitor(people = 1, shopItemId = '1') {
	const { cookie, pasienId } = await registerMember(api)
	const ids = [pasienId]
	while (ids.length < people) {
		const body = { ...siti, nama: `Pasien ${ids.length}` }
		ids.push((await api.request('createPasien', { cookie, body })).body.data.created.id)
	}
	for (const id of ids) await api.request('createKeranjang', { cookie, body: { pasienId: id, shopItemId } })
	return {
		cookie,
		reserve: (tanggalVisit = RABU, key?: string) =>
			api.request('createReservasi', {
				cookie,
				body: { atasNama: 'Siti', noTelp: '0812', tanggalVisit },
				...(key && { headers: { 'idempotency-key': key } }),
			}),
		cart: async () => (await api.request('listKeranjang', { cookie })).body.data,
		days: async () =>
			Object.fromEntries(
				(await api.request('listHariKunjungan', { cookie })).body.data.map((day) => [
					day.tanggal,
					[day.keadaan, day.keterangan],
				]),
			),
	}
}

const failureOf = ({ status, body }: Awaited<ReturnType<Awaited<ReturnType<typeof visitor>>['reserve']>>) => [
	status,
	body.error?.code,
	body.error?.hariBerikut,
]

test('given a shop without calendar settings, every day of the range is open and without hours', async () => {
	const { body, headers } = await api.request('listHariKunjungan')
	expect(body.data).toHaveLength(7)
	expect(body.data[6]).toEqual({
		tanggal: '2026-11-22',
		keadaan: 'buka',
		keterangan: '',
		jamMulai: null,
		jamSelesai: null,
	})
	expect(new Set(body.data.map(({ keadaan }) => keadaan))).toEqual(new Set(['buka']))
	expect(headers.get('cache-control')).toBe('no-store')
})

test('given a shop without settings, there are no days', async () => {
	await api.db.deleteFrom('shopSetting').execute()
	expect((await api.request('listHariKunjungan')).body.data).toEqual([])
})

test('given a closed weekday, a visit on it is refused with the next open day, and the cart stays', async () => {
	const hariBuka = openOn(...everyDay.filter((hari) => hari !== 'Rabu'))
	await api.db.updateTable('shopSetting').set({ hariBuka }).execute()
	const { reserve, cart, days } = await visitor()
	expect((await days())[RABU]).toEqual(['tutup', 'Tutup setiap hari Rabu'])
	const refused = await reserve()
	expect(failureOf(refused)).toEqual([409, 'TANGGAL_TUTUP', KAMIS])
	expect(refused.body.error?.fields?.tanggalVisit).toBe(
		'Rabu, 18 November 2026: Tutup setiap hari Rabu. Hari kosong berikutnya: Kamis, 19 November 2026.',
	)
	expect(await cart()).toHaveLength(1)
	expect((await reserve(KAMIS)).status).toBe(201)
	const [first] = (await api.request('listHariKunjungan')).body.data
	expect([first?.jamMulai, first?.jamSelesai]).toEqual(['07:00', '14:00'])
})

test('given a closed day, its reason is shown, and after the last open day the first one is offered', async () => {
	await close(RABU, 'Hari Raya')
	const { reserve, days } = await visitor()
	expect((await days())[RABU]).toEqual(['tutup', 'Hari Raya'])
	expect(failureOf(await reserve())).toEqual([409, 'TANGGAL_TUTUP', KAMIS])
	await close('2026-11-22', '')
	expect((await days())['2026-11-22']).toEqual(['tutup', 'Tutup'])
	expect(failureOf(await reserve('2026-11-22'))).toEqual([409, 'TANGGAL_TUTUP', '2026-11-16'])
})

test('a daily quota counts the people of a reservation, not its lines', async () => {
	await limit(3)
	const two = await visitor(2)
	const { cookie } = two
	const [line] = await two.cart()
	await api.request('createKeranjang', { cookie, body: { pasienId: line?.pasien.id, shopItemId: '2' } })
	expect(await two.cart()).toHaveLength(3)
	expect((await two.reserve()).status).toBe(201)

	const pair = await visitor(2)
	expect((await pair.days())[RABU]).toEqual(['penuh', 'Tersisa untuk 1 orang'])
	expect(failureOf(await pair.reserve())).toEqual([409, 'TANGGAL_PENUH', KAMIS])
	expect((await (await visitor()).reserve()).status).toBe(201)
	expect((await (await visitor()).days())[RABU]).toEqual(['penuh', 'Sudah penuh'])
	expect((await pair.reserve(KAMIS)).status).toBe(201)
})

test.each(['batal', 'tidak-hadir'] as const)('a reservation in status %s leaves its place free', async (status) => {
	await limit(1)
	expect((await (await visitor()).reserve()).status).toBe(201)
	const next = await visitor()
	for (const taken of ['baru', 'dikonfirmasi', 'hadir', 'selesai'] as const) {
		await api.db.updateTable('shopReservasi').set({ status: taken }).execute()
		expect(failureOf(await next.reserve()), taken).toEqual([409, 'TANGGAL_PENUH', KAMIS])
	}
	await api.db.updateTable('shopReservasi').set({ status }).execute()
	expect((await next.reserve()).status).toBe(201)
})

test('a quota of a package counts its lines and does not limit other packages', async () => {
	await limitPaket(1)
	expect((await (await visitor()).reserve()).status).toBe(201)
	const jantung = await visitor()
	expect((await jantung.days())[RABU]).toEqual(['penuh', 'Jantung sudah penuh'])
	expect(failureOf(await jantung.reserve())).toEqual([409, 'TANGGAL_PENUH', KAMIS])
	const paru = await visitor(1, '2')
	expect((await paru.days())[RABU]).toEqual(['buka', ''])
	expect((await paru.reserve()).status).toBe(201)
})

test('given more people than the quota, every day is full and no day is offered', async () => {
	await limit(1)
	const pair = await visitor(2)
	expect(new Set(Object.values(await pair.days()).map(([keadaan]) => keadaan))).toEqual(new Set(['penuh']))
	expect(failureOf(await pair.reserve())).toEqual([409, 'TANGGAL_PENUH', undefined])
})

test('a retry with the same key returns the reservation, although the day is full by now', async () => {
	await limit(1)
	const first = await visitor()
	const made = await first.reserve(RABU, 'kunci')
	expect(made.status).toBe(201)
	expect((await first.reserve(RABU, 'kunci')).body).toEqual(made.body)
})

test('a reservation that moves to its own full day counts its own places as free', async () => {
	await limit(1)
	await limitPaket(1)
	await (await visitor()).reserve()
	const { id } = await api.db.selectFrom('shopReservasi').select('id').executeTakeFirstOrThrow()
	const { pasienId } = await api.db.selectFrom('shopReservasiItem').select('pasienId').executeTakeFirstOrThrow()
	const check = (reservasiId?: string) =>
		api.db.transaction().execute((transaction) => {
			const lines = [{ shopItemId: '1', pasienId }]
			return checkVisitDay(transaction, api.database.kind, { tanggalVisit: RABU, lines, reservasiId }, SENIN_PAGI)
		})
	expect((await check(id)).closed).toBeNull()
	expect((await check()).closed).toMatchObject({ failure: 'TANGGAL_PENUH', hariBerikut: KAMIS })
})

test('given concurrent reservations for the last places, no quota is exceeded and no place stays free', async () => {
	await limit(2)
	const visitors = await Promise.all(Array.from({ length: 12 }, () => visitor()))
	const answers = await Promise.all(visitors.map(({ reserve }, place) => reserve(place % 2 ? RABU : KAMIS)))
	const codes = answers.map(({ status, body }) => body.error?.code ?? status)
	expect(codes.filter((code) => code === 201)).toHaveLength(4)
	expect(codes.filter((code) => code === 'TANGGAL_PENUH')).toHaveLength(8)
})

test('a package that follows a clinic has the places of its hours on each day, without those of doctors on leave', async () => {
	await insertRows(api.db, 'poliKlinik', [{ nama: 'Poli Jantung' }, { nama: 'Poli Anak' }])
	await insertRows(api.db, 'dokter', [{ tampil: 1 }, { tampil: 1 }, { tampil: 0 }])
	const hari = JSON.stringify(['Senin', 'Selasa', 'Rabu'])
	const hours = [
		{ dokterId: '1', poliKlinikId: '1', hari, kuota: 1 },
		{ dokterId: '2', poliKlinikId: '1', hari, kuota: 1 },
		{ dokterId: '3', poliKlinikId: '1', hari, kuota: 9 },
		{ dokterId: '1', poliKlinikId: '2', hari, kuota: 9 },
		{ dokterId: '1', poliKlinikId: '1', hari: JSON.stringify(['Jumat']), kuota: null },
	]
	await insertRows(api.db, 'jadwalWaktu', hours)
	const leave = { jenis: 'cuti', dokterId: '2', poliKlinikId: null, mulai: RABU, selesai: RABU }
	await insertRows(api.db, 'jadwalPengecualian', [leave])
	await api.db.updateTable('shopItem').set({ kuotaPoliKlinikId: '1' }).where('id', '=', '1').execute()
	const two = await visitor(2)
	const days = await two.days()
	expect(days['2026-11-17']).toEqual(['buka', ''])
	expect(days[RABU]).toEqual(['penuh', 'Jantung sudah penuh'])
	expect(days[KAMIS]).toEqual(['penuh', 'Tidak ada dokter untuk Jantung'])
	// Hours without a quota limit nothing.
	expect(days['2026-11-20']).toEqual(['buka', ''])
	expect((await (await visitor(1)).reserve(RABU)).status).toBe(201)
	expect(failureOf(await (await visitor(1)).reserve(RABU))).toEqual([409, 'TANGGAL_PENUH', '2026-11-20'])
	await api.db.updateTable('shopItem').set({ kuotaPoliKlinikId: null }).execute()
})

test('after the last hour of arrivals a visitor cannot book or choose today, and staff can', async () => {
	const SENIN = '2026-11-16'
	await api.db.updateTable('shopSetting').set({ jamTerakhir: '15:00' }).execute()
	const siti = await visitor()
	api.clock.now = Date.parse(`${SENIN}T15:00:00+07:00`)
	try {
		expect((await siti.days())[SENIN]).toEqual(['tutup', 'Kedatangan terakhir hari ini pukul 15.00 WIB'])
		expect((await siti.days())['2026-11-17']).toEqual(['buka', ''])
		expect(failureOf(await siti.reserve(SENIN))).toEqual([409, 'TANGGAL_TUTUP', '2026-11-17'])
		const atDesk = (tanggalVisit: string) => {
			const visit = { tanggalVisit, lines: [{ shopItemId: '1', pasienId: '1' }] }
			return api.db
				.transaction()
				.execute((transaction) => checkVisitDay(transaction, api.database.kind, visit, api.clock.now))
		}
		const lastDay = Object.keys(await siti.days()).at(-1) ?? expect.fail('no day')
		expect((await atDesk(SENIN)).closed).toBeNull()
		expect((await atDesk(lastDay)).closed, 'staff book every day that visitors can').toBeNull()
		api.clock.now -= 1
		expect((await siti.days())[SENIN]).toEqual(['buka', ''])
		expect((await siti.reserve(SENIN)).status).toBe(201)
	} finally {
		api.clock.now = SENIN_PAGI
	}
})

test('given a later first day, the hour of today opens nothing before it', async () => {
	await api.db.updateTable('shopSetting').set({ jamTerakhir: '00:00', mulaiTanggal: KAMIS }).execute()
	const siti = await visitor()
	expect(Object.keys(await siti.days())[0]).toBe(KAMIS)
	expect((await siti.reserve(RABU)).status).toBe(400)
})
