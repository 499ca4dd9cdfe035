import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JadwalStaf, PilihanJadwal } from '../../../contract/dokter/staff/jadwal.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let desk: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	desk = await staff.signedIn('pendaftaran', 'Rina')
	await insertRows(staff.db, 'poliKlinik', [{ id: 'anak' }, { id: 'mata' }])
})
afterAll(() => staff.dispose())

let dokterId: string
let doctors = 0
beforeEach(async () => {
	doctors += 1
	dokterId = `d${doctors}`
	await insertRows(staff.db, 'dokter', [{ id: dokterId, nama: `dr. ${dokterId}` }])
	await insertRows(staff.db, 'dokterPoliKlinik', [{ dokterId, poliKlinikId: 'anak' }])
})
afterEach(() => vi.useRealTimers())

const read = async (query = `dokterId=${dokterId}`): Promise<JadwalStaf> =>
	(await desk.send('GET', `/jadwal?${query}`)).body.data
const week = async () =>
	(await read()).waktu.map(({ hari, jamMulai, poliKlinikId }) => [hari.join(), jamMulai, poliKlinikId])
const isian = (more = {}) => ({
	dokterId,
	poliKlinikId: 'anak',
	hari: ['Senin', 'Rabu'],
	jamMulai: '08:00',
	jamSelesai: '11:00',
	keteranganWaktu: 'Pagi',
	...more,
})
async function added(more = {}) {
	const { body } = await desk.send('POST', '/jadwal/waktu', isian(more))
	const [slot] = (await read()).waktu.filter(({ id }) => id === body.data.created.id)
	return slot as JadwalStaf['waktu'][number]
}
const trail = () =>
	staff.db.selectFrom('peristiwa').selectAll().where('sumber', '=', 'jadwal').where('sumberId', '=', dokterId).execute()

describe('slots', () => {
	test('are sorted by weekday, and a new clinic is added to the doctor', async () => {
		await added({ hari: ['Jumat'] })
		await added({ hari: ['Minggu', 'Senin'], jamMulai: '16:00', jamSelesai: '18:00', poliKlinikId: 'mata' })
		await added({ hari: ['Senin'], jamMulai: '13:00', jamSelesai: '15:00' })
		expect(await week()).toEqual([
			['Senin', '13:00', 'anak'],
			['Senin,Minggu', '16:00', 'mata'],
			['Jumat', '08:00', 'anak'],
		])
		const ofMata = await read('poliKlinikId=mata')
		expect(ofMata.waktu.filter((slot) => slot.dokterId === dokterId)).toHaveLength(3)
		const links = await staff.db.selectFrom('dokterPoliKlinik').selectAll().where('dokterId', '=', dokterId).execute()
		expect(links.map(({ poliKlinikId, urutan }) => [poliKlinikId, Number(urutan)])).toEqual([
			['anak', 1],
			['mata', 2],
		])
	})

	test('one day moves and the others stay; days with the same hours are merged', async () => {
		const slot = await added()
		const move = (more: object, id = slot.id, versi = slot.versi) =>
			desk.send('PATCH', `/jadwal/waktu/${id}`, { ...isian(more), versi, hanyaHari: 'Senin' })
		await move({ hari: ['Senin'], jamMulai: '09:00', jamSelesai: '12:00' })
		expect(await week()).toEqual([
			['Senin', '09:00', 'anak'],
			['Rabu', '08:00', 'anak'],
		])
		const [moved] = (await read()).waktu
		await move({ hari: ['Sabtu'] }, moved?.id, moved?.versi)
		expect(await week()).toEqual([['Rabu,Sabtu', '08:00', 'anak']])
	})

	test('the second of two changes at once gets 409, and nothing is lost', async () => {
		const slot = await added()
		const change = (jamSelesai: string) =>
			desk.send('PATCH', `/jadwal/waktu/${slot.id}`, { ...isian({ jamSelesai }), versi: slot.versi })
		expect((await change('12:00')).status).toBe(200)
		const late = await change('10:00')
		expect([late.status, late.body.error.code]).toEqual([409, 'SUDAH_BERUBAH'])
		const gone = await desk.send('DELETE', `/jadwal/waktu/${slot.id}`, { versi: slot.versi })
		expect(gone.body.error.code).toBe('SUDAH_BERUBAH')
		expect((await read()).waktu[0]?.jamSelesai).toBe('12:00')
	})

	test('are deleted by day or whole, and the audit trail has an entry for each', async () => {
		const slot = await added()
		await desk.send('DELETE', `/jadwal/waktu/${slot.id}`, { versi: slot.versi, hanyaHari: 'Rabu' })
		const [left] = (await read()).waktu
		expect(left?.hari).toEqual(['Senin'])
		await desk.send('DELETE', `/jadwal/waktu/${slot.id}`, { versi: left?.versi })
		expect(await week()).toEqual([])
		const lines = await trail()
		expect(lines.map(({ aksi, stafNama, label }) => [aksi, stafNama, label])).toEqual([
			['buat', 'Rina', `dr. ${dokterId}`],
			['hapus', 'Rina', `dr. ${dokterId}`],
			['hapus', 'Rina', `dr. ${dokterId}`],
		])
		expect(JSON.parse(lines[1]?.sebelum ?? '').waktu[0].hari).toEqual(['Senin', 'Rabu'])
		expect(JSON.parse(lines[1]?.sesudah ?? '').waktu[0].hari).toEqual(['Senin'])
	})

	test('of a deleted doctor or clinic get 400', async () => {
		for (const more of [{ dokterId: 'nobody' }, { poliKlinikId: 'nowhere' }])
			expect((await desk.send('POST', '/jadwal/waktu', isian(more))).status).toBe(400)
		expect(await week()).toEqual([])
	})
})

test('notes are added, changed and deleted; an outdated version gets 409', async () => {
	await desk.send('POST', '/jadwal/catatan', { dokterId, keterangan: 'Perjanjian', berlakuSampai: '2026-11-20' })
	const [note] = (await read()).catatan
	const path = `/jadwal/catatan/${note?.id}`
	const change = (berlakuSampai: string | null) =>
		desk.send('PATCH', path, { dokterId, keterangan: 'Dengan perjanjian', berlakuSampai, versi: note?.versi })
	expect((await change(null)).status).toBe(200)
	expect((await change('2026-12-01')).body.error.code).toBe('SUDAH_BERUBAH')
	const [changed] = (await read()).catatan
	expect(changed).toMatchObject({ keterangan: 'Dengan perjanjian', berlakuSampai: null })
	expect((await desk.send('DELETE', path, { versi: note?.versi })).status).toBe(409)
	expect((await desk.send('DELETE', path, { versi: changed?.versi })).status).toBe(200)
	expect((await read()).catatan).toEqual([])
})

test('exceptions are listed until they end, changed and deleted; an outdated version gets 409', async () => {
	const cuti = { jenis: 'cuti', dokterId, mulai: '2026-11-16', selesai: '2026-11-18', alasan: 'Sakit' }
	await desk.send('POST', '/jadwal/pengecualian', cuti)
	expect((await desk.send('POST', '/jadwal/pengecualian', { ...cuti, dokterId: 'nobody' })).status).toBe(400)
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	const person = await staff.signedIn('redaksi')
	const own = async (path = `/jadwal?dokterId=${dokterId}`) => {
		const { data } = (await person.send('GET', path)).body
		return (data.pengecualian ?? data).filter((each: { dokterId: string }) => each.dokterId === dokterId)
	}
	const [row] = await own()
	expect(row).toMatchObject({ ...cuti, poliKlinikId: null, alasanTampil: false })
	const path = `/jadwal/pengecualian/${row.id}`
	const change = (selesai: string) =>
		person.send('PATCH', path, { ...cuti, selesai, alasanTampil: true, versi: row.versi })
	expect((await change('2026-11-17')).status).toBe(200)
	expect((await change('2026-11-30')).body.error.code).toBe('SUDAH_BERUBAH')

	vi.setSystemTime(Date.parse('2026-11-18T00:00:00+07:00'))
	const later = await staff.signedIn('redaksi')
	const list = async (lewat: number) =>
		(await later.send('GET', `/jadwal/pengecualian?lewat=${lewat}`)).body.data.filter(
			(each: { dokterId: string }) => each.dokterId === dokterId,
		)
	expect([await list(0), (await list(1)).length]).toEqual([[], 1])
	const [{ versi }] = await list(1)
	expect((await later.send('DELETE', path, { versi: row.versi })).status).toBe(409)
	expect((await later.send('DELETE', path, { versi })).status).toBe(200)
	expect(await list(1)).toEqual([])
})

test('the options say whose hours another system keeps: those of doctors with a code, once it has sent hours', async () => {
	const managed = async () => {
		const { data } = (await desk.send('GET', '/jadwal/pilihan')).body
		return (data as PilihanJadwal).dokter.filter(({ dikelola }) => dikelola).map(({ id }) => id)
	}
	await insertRows(staff.db, 'dokter', [{ id: 'own' }])
	await staff.db.updateTable('dokter').set({ kodeSimrs: 'D001' }).where('id', '=', dokterId).execute()
	expect(await managed()).toEqual([])
	const sent = { jenis: 'jadwal', kunciNama: 'SIMRS', diterimaAt: 1, berubahAt: 1, jumlah: '{}' } as const
	await staff.db.insertInto('sinkronisasi').values(sent).execute()
	expect(await managed()).toEqual([dokterId])
	await staff.db.deleteFrom('sinkronisasi').execute()
	expect(await managed()).toEqual([])
})
