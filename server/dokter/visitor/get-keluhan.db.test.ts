import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeEach(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterEach(() => api.dispose())

const keluhan = async () => (await api.request('getKeluhan')).body.data

describe('the next hours of practice', () => {
	/** A doctor at 08:00–12:00 on Mondays and Thursdays. The clock says Monday, 16 November, 09:00. */
	beforeEach(async () => {
		await insertRows(api.db, 'poliKlinik', [{ nama: 'Poli Anak' }, { nama: 'Poli Gigi' }])
		await insertRows(api.db, 'dokter', [{}, {}])
		await insertRows(api.db, 'jadwalWaktu', [{ hari: '["Senin","Kamis"]' }])
	})
	const hours = async (id = '1') =>
		(await keluhan()).poli
			.find((poli) => poli.id === id)
			?.praktik.map(({ tanggal, jamMulai, jamSelesai }) => `${tanggal} ${jamMulai}–${jamSelesai}`)

	test('the first three are listed; a clinic without a schedule has none', async () => {
		expect(await hours()).toEqual(['2026-11-16 08:00–12:00', '2026-11-19 08:00–12:00', '2026-11-23 08:00–12:00'])
		expect(await hours('2')).toEqual([])
	})

	test.each([
		['2026-11-16T11:59:59+07:00', '2026-11-16 08:00–12:00'],
		['2026-11-16T12:00:00+07:00', '2026-11-19 08:00–12:00'],
		['2026-11-16T23:59:00+07:00', '2026-11-19 08:00–12:00'],
	])('at %s the first one is %s', async (moment, first) => {
		api.clock.now = Date.parse(moment)
		expect((await hours())?.[0]).toBe(first)
	})

	test('hours after more than 14 days are not listed', async () => {
		const dokterId = '1'
		await insertRows(api.db, 'jadwalPengecualian', [{ dokterId, mulai: '2026-11-16', selesai: '2026-11-29' }])
		expect(await hours()).toEqual(['2026-11-30 08:00–12:00'])
	})

	test('leave and closed days are left out, and another doctor’s leave does not matter', async () => {
		await insertRows(api.db, 'jadwalPengecualian', [
			{ mulai: '2026-11-16', selesai: '2026-11-16' },
			{ jenis: 'tutup', dokterId: null, poliKlinikId: '1', mulai: '2026-11-19', selesai: '2026-11-19' },
			{ dokterId: '2', mulai: '2026-11-23', selesai: '2026-11-23' },
			{ jenis: 'tutup', dokterId: null, poliKlinikId: null, mulai: '2026-11-26', selesai: '2026-11-26' },
		])
		expect(await hours()).toEqual(['2026-11-23 08:00–12:00', '2026-11-30 08:00–12:00'])
	})

	test('replacement hours take the place of the weekly ones, also during leave', async () => {
		const ganti = { jenis: 'ganti', poliKlinikId: '1', jamMulai: '13:00', jamSelesai: '15:00' }
		const none = { jamMulai: null, jamSelesai: null }
		await insertRows(api.db, 'jadwalPengecualian', [
			{ ...none, jenis: 'cuti', poliKlinikId: null, mulai: '2026-11-16', selesai: '2026-11-20' },
			{ ...ganti, mulai: '2026-11-17', selesai: '2026-11-17' },
			{ ...ganti, mulai: '2026-11-23', selesai: '2026-11-23' },
		])
		expect(await hours()).toEqual(['2026-11-17 13:00–15:00', '2026-11-23 13:00–15:00', '2026-11-26 08:00–12:00'])
	})

	test('doctors of one clinic together: the same hours once, the earliest first, without hidden doctors', async () => {
		await api.db.updateTable('dokter').set({ tampil: 0 }).where('id', '=', '2').execute()
		await insertRows(api.db, 'dokter', [{ id: '3' }])
		await insertRows(api.db, 'jadwalWaktu', [
			{ id: 'a', dokterId: '3', hari: '["Senin"]' },
			{ id: 'b', dokterId: '3', hari: '["Senin"]', jamMulai: '07:00', jamSelesai: '10:00' },
			{ id: 'c', dokterId: '2', hari: '["Selasa"]' },
		])
		expect(await hours()).toEqual(['2026-11-16 07:00–10:00', '2026-11-16 08:00–12:00', '2026-11-19 08:00–12:00'])
	})
})

test('specialties come from staff, from the name, or from the titles of shown doctors; hidden clinics are absent', async () => {
	const { db } = api
	await insertRows(db, 'poliKlinik', [
		{ id: 'nama', nama: 'Poli Gigi', spesialisasi: '[]', tampil: 1 },
		{ id: 'staf', nama: 'Poli Gigi dan Mulut', spesialisasi: '["kulit","tidak-ada"]', tampil: 1 },
		{ id: 'salah', nama: 'Poli Mata', spesialisasi: '["tidak-ada"]', tampil: 1 },
		{ id: 'gelar', nama: 'Klinik Cendana', spesialisasi: '[]', tampil: 1 },
		{ id: 'tanpa', nama: 'Klinik Delima', spesialisasi: '[]', tampil: 1 },
		{ id: 'tersembunyi', nama: 'Poli Anak', spesialisasi: '[]', tampil: 0 },
	])
	await insertRows(db, 'dokter', [
		{ id: '1', nama: 'dr. Ayu Lestari, Sp.JP', tampil: 1 },
		{ id: '2', nama: 'dr. Bayu, Sp.A', tampil: 0 },
	])
	await insertRows(db, 'dokterPoliKlinik', [
		{ dokterId: '1', poliKlinikId: 'gelar' },
		{ dokterId: '1', poliKlinikId: 'nama' },
		{ dokterId: '2', poliKlinikId: 'tanpa' },
	])
	const { poli } = await keluhan()
	expect(Object.fromEntries(poli.map(({ id, spesialisasi }) => [id, spesialisasi]))).toEqual({
		nama: ['gigi'],
		staf: ['kulit'],
		salah: ['mata'],
		gelar: ['jantung'],
		tanpa: [],
	})
})

describe('the danger signs', () => {
	const none = { ditambah: [], dimatikan: [], kalimat: [] }
	const emergencyLine = [{ nama: 'Layanan darurat', nomor: '119' }]

	test('without changes of staff there are none, and the helpline is the emergency number', async () => {
		expect(await keluhan()).toEqual({ tandaBahaya: none, bantuan: emergencyLine, poli: [] })
		await insertRows(api.db, 'tandaBahaya', [{ dibacaOleh: 'dr. Sari', dibacaPada: '2026-11-16' }])
		expect(await keluhan()).toEqual({ tandaBahaya: none, bantuan: emergencyLine, poli: [] })
	})

	test('changes of staff are given, without groups and phrases that the list does not have', async () => {
		const own = { kelompok: 'jantung', kata: 'dada panas' }
		const sentence = { kelompok: 'stroke', lakukan: 'Segera telepon kami.' }
		const bantuan = [{ nama: 'Sahabat', nomor: '0812-3456-7890' }]
		await insertRows(api.db, 'tandaBahaya', [
			{
				ditambah: JSON.stringify([own, { kelompok: 'tidak-ada', kata: 'lain' }]),
				dimatikan: JSON.stringify(['henti jantung', 'tidak ada']),
				kalimat: JSON.stringify([{ ...sentence, kelompok: 'tidak-ada' }, sentence]),
				bantuan: JSON.stringify(bantuan),
			},
		])
		const { tandaBahaya, ...others } = await keluhan()
		expect(tandaBahaya).toEqual({ ditambah: [own], dimatikan: ['henti jantung'], kalimat: [sentence] })
		expect(others.bantuan).toEqual(bantuan)
	})
})
