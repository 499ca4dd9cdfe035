import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Terdampak } from '../../../../contract/reservasi/staff/kalender.ts'
import { epochWib } from '../../../../contract/tanggal/tanggal.ts'
import { openTestDesk, type TestDesk } from '../../../../tests/support/test-desk.ts'
import { plain } from '../../../../tests/support/test-fields.ts'
import { reserve } from '../../../../tests/support/test-reservasi.ts'
import { SENIN_PAGI } from '../../../../tests/support/test-rows.ts'
import { readUbahSampai } from '../../visitor/read-ubah.ts'
import { countPeople } from '../read-visit-days.ts'

const [RABU, KAMIS, JUMAT, SABTU] = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'] as const
const rentang: { dari: string; sampai: string } = { dari: RABU, sampai: KAMIS }

let { staff, desk, dispose } = {} as TestDesk
beforeEach(async () => {
	;({ staff, desk, dispose } = await openTestDesk())
})
afterEach(() => dispose())

const close = (more = {}, person = desk) =>
	person.send('POST', '/kalender/tutup/rentang', { ...rentang, keterangan: 'Pemeliharaan alat', ...more })
const affected = async ({ dari, sampai } = rentang): Promise<Terdampak> =>
	(await desk.send('GET', `/reservasi/terdampak?dari=${dari}&sampai=${sampai}`)).body.data
const book = (...made: { id: string; tanggalVisit?: string; status?: 'dikonfirmasi' | 'hadir' | 'batal' }[]) =>
	reserve(
		staff,
		made.map((row) => ({ kode: `KODE-${row.id}`, tanggalVisit: RABU, ...row })),
	)
const limit = (kuotaHarian: number) => staff.db.updateTable('shopSetting').set({ kuotaHarian }).execute()
const move = (id: string, dari: string, ke: string, person = desk) =>
	person.send('POST', `/reservasi/${id}/tanggal`, { dari, ke })

test('a range closes in one change; days that are closed already keep their reason', async () => {
	await staff.db.insertInto('shopHariTutup').values({ tanggal: KAMIS, keterangan: 'Natal', perkiraan: 0 }).execute()
	expect((await close({ sampai: JUMAT })).body.data).toEqual({ ditutup: 2 })
	const rows = await staff.db.selectFrom('shopHariTutup').select(['tanggal', 'keterangan']).orderBy('tanggal').execute()
	expect(rows.map(({ tanggal, keterangan }) => [tanggal, keterangan])).toEqual([
		[RABU, 'Pemeliharaan alat'],
		[KAMIS, 'Natal'],
		[JUMAT, 'Pemeliharaan alat'],
	])
	const events = await staff.db
		.selectFrom('peristiwa')
		.select(['aksi', 'label'])
		.where('sumber', '=', 'kalender')
		.execute()
	const label = 'Rabu, 18 November 2026 sampai Jumat, 20 November 2026: Pemeliharaan alat'
	expect(events).toEqual([{ aksi: 'tutup-rentang', label }])
})

test.each([
	['a last day before the first', { sampai: '2026-11-17' }, 'sampai'],
	['more than two months', { sampai: '2027-01-19' }, 'sampai'],
	['no day', { dari: 'besok' }, 'dari'],
	['no reason', { keterangan: ' ' }, 'keterangan'],
])('%s is refused', async (_, wrong, field) => {
	const { status, body } = await close(wrong)
	expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
	expect(await staff.db.selectFrom('shopHariTutup').selectAll().execute()).toEqual([])
})

test('editors close days and see no reservations of them', async () => {
	const editor = await staff.signedIn('redaksi')
	expect((await close({}, editor)).status).toBe(200)
	expect((await editor.send('GET', `/reservasi/terdampak?dari=${RABU}&sampai=${KAMIS}`)).status).toBe(403)
})

test('those that move are the waiting ones of the range, in the order of their creation, without names', async () => {
	await staff.db.updateTable('notifikasi').set({ surelTersedia: 1 }).execute()
	await staff.db
		.updateTable('member')
		.set({ email: plain('siti@example.com') })
		.execute()
	await book(
		{ id: 'b', tanggalVisit: KAMIS, status: 'dikonfirmasi' },
		{ id: 'c' },
		{ id: 'lain', tanggalVisit: JUMAT },
		{ id: 'hadir', status: 'hadir' },
		{ id: 'batal', status: 'batal' },
	)
	const row = { adaEmail: true, diminta: false }
	expect((await affected()).reservasi).toEqual([
		{ id: 'b', kode: 'KODE-b', tanggalVisit: KAMIS, ...row },
		{ id: 'c', kode: 'KODE-c', tanggalVisit: RABU, ...row },
	])
	await staff.db
		.updateTable('member')
		.set({ email: plain('siti@example.com, budi@example.com') })
		.execute()
	expect((await affected()).reservasi).toMatchObject([{ adaEmail: false }, { adaEmail: false }])
})

test('a patient is asked once for each day to choose another; who moved, came or is gone is not asked', async () => {
	await close()
	await book({ id: 'a' }, { id: 'hadir', status: 'hadir' })
	const ask = (id: string, dari: string = RABU) => desk.send('POST', `/reservasi/${id}/minta-memilih`, { dari })
	const statuses = await Promise.all([ask('a'), ask('a'), ask('a', KAMIS), ask('hadir'), ask('tidak-ada')])
	expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404, 409, 409, 409])
	const events = () => staff.db.selectFrom('peristiwa').select('sumberId').where('aksi', '=', 'minta-memilih').execute()
	expect(await events()).toEqual([{ sumberId: 'a' }])
	expect((await affected()).reservasi).toMatchObject([{ id: 'a', diminta: true }])
	const a = { id: 'a', status: 'baru', tanggalVisit: RABU, jamDatang: '' } as const
	await staff.db.updateTable('shopSetting').set({ ubahMandiri: 0 }).execute()
	expect(await readUbahSampai(staff.db, a, SENIN_PAGI), 'the patient may choose').toBe(epochWib(KAMIS))
	expect(await readUbahSampai(staff.db, { ...a, id: 'hadir' }, SENIN_PAGI)).toBeNull()
	const { riwayat } = (await desk.send('GET', '/reservasi/a')).body.data
	expect(riwayat).toMatchObject([{ jenis: 'pilih' }])

	await close({ dari: JUMAT, sampai: JUMAT })
	await staff.db.updateTable('shopReservasi').set({ tanggalVisit: JUMAT }).where('id', '=', 'a').execute()
	expect((await affected({ dari: JUMAT, sampai: JUMAT })).reservasi).toMatchObject([{ id: 'a', diminta: false }])
	await ask('a', JUMAT)
	expect(await events()).toHaveLength(2)
})

test('the proposed day is the first open one with room for all, else the first open one', async () => {
	expect(await affected()).toEqual({ reservasi: [], usulan: null })
	await close()
	await book({ id: 'a' }, { id: 'b', tanggalVisit: KAMIS })
	expect((await affected()).usulan).toEqual({ tanggal: JUMAT, cukup: true })
	await limit(2)
	await book({ id: 'jumat', tanggalVisit: JUMAT })
	expect((await affected()).usulan, 'one place is left on Friday').toEqual({ tanggal: SABTU, cukup: true })
	await limit(1)
	expect((await affected()).usulan, 'no day has room for two').toEqual({ tanggal: SABTU, cukup: false })
	await close({ dari: JUMAT, sampai: '2026-12-31' })
	expect((await affected()).usulan).toBeNull()
})

test('two desks move a closed range at once: as many as the quota, and the others stay to be moved', async () => {
	const [people, quota] = [24, 10]
	await limit(quota)
	const ids = Array.from({ length: people }, (_, place) => `r${place}`)
	await book(...ids.map((id) => ({ id })))
	await close()
	const other = await staff.signedIn('pendaftaran')
	const answers = await Promise.all(ids.flatMap((id) => [move(id, RABU, JUMAT), move(id, RABU, JUMAT, other)]))
	const moved = answers.filter(({ status }) => status === 200)
	expect(moved).toHaveLength(quota)
	const codes = new Set(answers.flatMap(({ body }) => body.error?.code ?? []))
	expect([...codes].toSorted()).toEqual(['SUDAH_BERUBAH', 'TANGGAL_PENUH'])
	const days = await countPeople(staff.db, { dateStart: RABU, dateEnd: SABTU }, Date.now())
	expect([...days]).toEqual(
		expect.arrayContaining([
			[RABU, people - quota],
			[JUMAT, quota],
		]),
	)
	const { reservasi, usulan } = await affected()
	expect(reservasi).toHaveLength(people - quota)
	expect(usulan?.tanggal).toBe(SABTU)
})
