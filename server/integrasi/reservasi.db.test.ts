import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestMachine, type TestMachine } from '../../tests/support/test-machine.ts'
import { insertReservasiBasics, insertShop, kodeOf, NIK, reserve } from '../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')

let staff: TestStaff
let desk: TestPerson
let simrs: TestMachine
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await insertShop(staff)
	desk = await staff.signedIn('pendaftaran', 'Wati')
	simrs = await openTestMachine(staff, ['reservasi:baca', 'reservasi:tulis'])
	await reserve(staff, [
		{ id: 'satu', status: 'baru' },
		{ id: 'dua', status: 'baru', atasNama: 'Pak Budi' },
	])
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const read = async (query = '') => (await simrs.send('GET', `/reservasi${query}`)).body
const move = (kode: string, body: object) => simrs.send('POST', `/reservasi/${kode}/status`, body)
const confirm = (id: string) =>
	desk.send('POST', `/reservasi/${id}/status`, { dari: 'baru', ke: 'dikonfirmasi', catatan: '' })

test('a reader gets every event of a reservation once, in order, with the reservation as it is now', async () => {
	expect(await read()).toEqual({ data: [], berikutnya: 0, adaLagi: false })
	for (const id of ['satu', 'dua']) expect((await confirm(id)).status).toBe(200)
	await desk.send('POST', '/reservasi/satu/tanggal', { dari: '2026-11-17', ke: '2026-11-18', catatan: '' })
	// Looking at lists is recorded too, but happens to no reservation.
	expect((await desk.send('GET', '/reservasi?q=siti')).status).toBe(200)

	const seen = []
	for (let sejak = 0, adaLagi = true; adaLagi; ) {
		const page = await read(`?sejak=${sejak}&jumlah=1`)
		seen.push(...page.data)
		;({ berikutnya: sejak, adaLagi } = page)
	}
	expect(seen.map(({ aksi, reservasi }) => [aksi, reservasi.kode, reservasi.tanggalVisit])).toEqual([
		['status', kodeOf('satu'), '2026-11-18'],
		['status', kodeOf('dua'), '2026-11-17'],
		['jadwal-ulang', kodeOf('satu'), '2026-11-18'],
	])
	expect(seen[0].reservasi).toMatchObject({
		status: 'dikonfirmasi',
		atasNama: 'Ibu Siti',
		noTelp: '0812-3456-7890',
		asal: 'situs',
		item: [{ pasien: 'Siti Rahma', harga: 100_000 }],
	})
	expect(JSON.stringify(seen)).not.toContain(NIK)
	expect((await read(`?sejak=${seen.at(-1).urutan}`)).data).toEqual([])
})

test('a number beyond the last one is a 409: after a restore a reader would wait for numbers that come again', async () => {
	await confirm('satu')
	const { berikutnya } = await read()
	expect((await read(`?sejak=${berikutnya}`)).data).toEqual([])
	// Reading was the newest event itself.
	const { status, body } = await simrs.send('GET', `/reservasi?sejak=${berikutnya + 2}`)
	expect([status, body.error.code]).toEqual([409, 'SEJAK_TIDAK_DIKENAL'])
})

test('reading names and numbers is in the audit trail, once for each key and day, and is no news of a reservation', async () => {
	const other = await openTestMachine(staff, ['reservasi:baca'], { nama: 'Gerbang' })
	const trail = async () =>
		(await staff.db.selectFrom('peristiwa').selectAll().where('aksi', '=', 'lihat-daftar').execute()).map(
			({ stafNama }) => stafNama,
		)
	await read()
	expect(await trail()).toEqual([])
	await confirm('satu')
	for (const machine of [simrs, other, simrs])
		expect((await machine.send('GET', '/reservasi')).body.data).toHaveLength(1)
	expect((await trail()).toSorted()).toEqual(['Kunci API: Gerbang', 'Kunci API: SIMRS'])
	vi.setSystemTime(NOW + 86_400_000)
	expect((await read()).data).toHaveLength(1)
	expect(await trail()).toHaveLength(3)
})

test('the event of a reservation whose data was deleted has none', async () => {
	await confirm('dua')
	await staff.db.deleteFrom('shopReservasi').where('id', '=', 'dua').execute()
	expect((await read()).data).toMatchObject([{ aksi: 'status', reservasi: null }])
})

test('a step is made from the status that the sender knew, by the rules of the desk, and tells who made it', async () => {
	const document = readFileSync(new URL('../../docs/integration.md', import.meta.url), 'utf8')
	const step = JSON.parse(/`(\{"dari":[^`]+\})`/.exec(document)?.[1] ?? '')
	expect((await move(kodeOf('satu'), step)).body.data).toEqual({ id: 'satu', status: 'dikonfirmasi' })
	expect((await move(kodeOf('satu'), step)).body.error.code).toBe('SUDAH_BERUBAH')
	const refused = await move(kodeOf('dua'), { dari: 'baru', ke: 'selesai' })
	expect([refused.status, refused.body.error.code]).toEqual([409, 'LANGKAH_DITOLAK'])
	const unexplained = await move(kodeOf('dua'), { dari: 'baru', ke: 'batal' })
	expect([unexplained.status, Object.keys(unexplained.body.error.fields)]).toEqual([400, ['catatan']])
	expect((await move('AAAAA-AAAAA-AAAAA', step)).status).toBe(404)
	const events = staff.db.selectFrom('peristiwa').select(['stafNama', 'aksi', 'sumberId'])
	expect(await events.where('sumber', '=', 'reservasi').execute()).toEqual([
		{ stafNama: 'Kunci API: SIMRS', aksi: 'status', sumberId: 'satu' },
	])
})

test.each(['?sejak=-1', '?sejak=abc', '?jumlah=0', '?jumlah=501'])('the query %s is a 400', async (query) => {
	expect((await simrs.send('GET', `/reservasi${query}`)).status).toBe(400)
})

test('the right to read does not change a status, and that to change does not read', async () => {
	const reader = await openTestMachine(staff, ['reservasi:baca'])
	const writer = await openTestMachine(staff, ['reservasi:tulis'])
	const step = { dari: 'baru', ke: 'dikonfirmasi' }
	const answers = [
		await reader.send('POST', `/reservasi/${kodeOf('satu')}/status`, step),
		await writer.send('GET', '/reservasi'),
	]
	expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
		[403, 'CAKUPAN_KURANG'],
		[403, 'CAKUPAN_KURANG'],
	])
})
