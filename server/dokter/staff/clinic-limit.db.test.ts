import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

// Clinics `anak` and `mata`; the doctors `a`, `m` and `n` work in one of them, `dua` in both. The editor has `anak`.

let staff: TestStaff
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	const { db } = staff
	await insertRows(db, 'poliKlinik', [{ id: 'anak' }, { id: 'mata' }])
	await insertRows(db, 'dokter', [{ id: 'a', favorit: 1 }, { id: 'm', favorit: 2 }, { id: 'n' }, { id: 'dua' }])
	const both = ['anak', 'mata'].map((poliKlinikId, place) => ({ dokterId: 'dua', poliKlinikId, urutan: 2 - place }))
	await insertRows(db, 'dokterPoliKlinik', [
		{ dokterId: 'a', poliKlinikId: 'anak' },
		{ dokterId: 'n', poliKlinikId: 'mata' },
		...both,
	])
	// Hours alone also make a doctor one of the clinic.
	await insertRows(db, 'jadwalWaktu', [
		{ id: 'w-m', dokterId: 'm', poliKlinikId: 'mata' },
		{ id: 'w-anak', dokterId: 'dua', poliKlinikId: 'anak' },
		{ id: 'w-mata', dokterId: 'dua', poliKlinikId: 'mata', hari: '["Selasa"]' },
	])
	await insertRows(db, 'jadwalKeterangan', [{ id: 'c-m', dokterId: 'm' }])
	await insertRows(db, 'jadwalPengecualian', [
		{ id: 'p-m', dokterId: 'm', selesai: '2099-01-01' },
		{ id: 'p-a', dokterId: 'a', selesai: '2099-01-01' },
		{ id: 'p-mata', jenis: 'tutup', dokterId: null, poliKlinikId: 'mata', selesai: '2099-01-01' },
		{ id: 'p-semua', jenis: 'tutup', dokterId: null, poliKlinikId: null, selesai: '2099-01-01' },
	])
	admin = await staff.signedIn('admin')
	editor = await staff.signedIn(['redaksi', 'pendaftaran'])
	expect((await admin.send('PATCH', `/pengguna/${editor.id}`, { poliKlinik: ['anak'] })).status).toBe(200)
})
afterEach(() => staff.dispose())

const idsOf = async (path: string) =>
	(await editor.send('GET', path)).body.data.map(({ id }: { id: string }) => id).toSorted()
const statusOf = async (method: string, path: string, body?: object) => (await editor.send(method, path, body)).status

const slot = (dokterId: string, poliKlinikId: string) => ({
	...{ dokterId, poliKlinikId, hari: ['Jumat'], jamMulai: '08:00', jamSelesai: '10:00' },
})
const leave = (dokterId: string, poliKlinikId: string | null = null) => ({
	...{ jenis: 'cuti', dokterId, poliKlinikId, mulai: '2026-12-01', selesai: '2026-12-02' },
})

test('lists have the doctors, clinics and leave of the clinics alone, and a change of the limit counts at once', async () => {
	expect(await idsOf('/dokter')).toEqual(['a', 'dua'])
	expect(await idsOf('/dokter?id=m&id=a')).toEqual(['a'])
	expect(await idsOf('/dokter/favorit')).toEqual(['a'])
	expect(await idsOf('/poli-klinik')).toEqual(['anak'])
	expect(await idsOf('/jadwal/pengecualian')).toEqual(['p-a', 'p-semua'])
	const { data } = (await editor.send('GET', '/jadwal/pilihan')).body
	expect(data.poliKlinik.map(({ id }: { id: string }) => id)).toEqual(['anak'])
	expect(data.dokter).toMatchObject([{ poliKlinik: ['anak'] }, { poliKlinik: ['anak'] }])
	const week = (await editor.send('GET', '/jadwal?poliKlinikId=anak')).body.data
	expect(week.waktu.map(({ id }: { id: string }) => id)).toEqual(['w-anak'])
	const lines = (await editor.send('GET', '/menunggu')).body.data
	// Of `a`; `n` has no hours either.
	expect(lines).toContainEqual(expect.objectContaining({ jenis: 'dokter-tanpa-jadwal', jumlah: 1 }))

	await admin.send('PATCH', `/pengguna/${editor.id}`, { poliKlinik: ['mata'] })
	expect(await idsOf('/dokter')).toEqual(['dua', 'm', 'n'])
	expect(await idsOf('/jadwal/pengecualian')).toEqual(['p-m', 'p-mata', 'p-semua'])
	await admin.send('PATCH', `/pengguna/${editor.id}`, { poliKlinik: [] })
	expect(await idsOf('/dokter')).toEqual(['a', 'dua', 'm', 'n'])
})

test('the ids of other clinics answer as missing ones do', async () => {
	const versi = 'x'
	for (const [method, path, body] of [
		['GET', '/dokter/m'],
		['GET', '/dokter/m/perubahan'],
		['PATCH', '/dokter/m', { nama: 'dr. Baru' }],
		['DELETE', '/dokter/m'],
		['DELETE', '/dokter', { id: ['a', 'm'] }],
		['GET', '/poli-klinik/mata'],
		['PATCH', '/poli-klinik/mata', { nama: 'Poli baru' }],
		['DELETE', '/poli-klinik/mata'],
		['GET', '/jadwal?dokterId=m'],
		['GET', '/jadwal?poliKlinikId=mata'],
		['POST', '/jadwal/waktu', slot('m', 'anak')],
		['PATCH', '/jadwal/waktu/w-m', { ...slot('m', 'anak'), versi }],
		['PATCH', '/jadwal/waktu/w-mata', { ...slot('dua', 'anak'), versi }],
		['DELETE', '/jadwal/waktu/w-mata', { versi }],
		['POST', '/jadwal/catatan', { dokterId: 'm', keterangan: 'Catatan' }],
		['PATCH', '/jadwal/catatan/c-m', { dokterId: 'a', keterangan: 'Catatan', versi }],
		['DELETE', '/jadwal/catatan/c-m', { versi }],
		['POST', '/jadwal/pengecualian', leave('m')],
		['PATCH', '/jadwal/pengecualian/p-m', { ...leave('a'), versi }],
		['DELETE', '/jadwal/pengecualian/p-mata', { versi }],
	] as [string, string, object?][])
		expect([method, path, await statusOf(method, path, body)]).toEqual([method, path, 404])
	expect(await staff.db.selectFrom('dokter').select('id').execute()).toHaveLength(4)
	expect(await staff.db.selectFrom('jadwalWaktu').select('id').execute()).toHaveLength(3)
})

test('what also concerns other clinics is refused', async () => {
	const pengecualian = (await editor.send('GET', '/jadwal/pengecualian')).body.data
	const { versi } = pengecualian.find(({ id }: { id: string }) => id === 'p-semua')
	for (const [method, path, body] of [
		['POST', '/poli-klinik', { nama: 'Poli baru' }],
		['POST', '/dokter', { nama: 'dr. Baru', poliKlinik: ['anak', 'mata'] }],
		['PATCH', '/dokter/a', { poliKlinik: ['anak', 'mata'] }],
		['DELETE', '/dokter/dua'],
		['POST', '/dokter/favorit', { id: ['a', 'm'] }],
		['POST', '/jadwal/waktu', slot('dua', 'mata')],
		['POST', '/jadwal/pengecualian', leave('dua')],
		['POST', '/jadwal/pengecualian', leave('dua', 'mata')],
		['POST', '/jadwal/pengecualian', { ...leave('dua'), jenis: 'tutup', dokterId: null }],
		['DELETE', '/jadwal/pengecualian/p-semua', { versi }],
	] as [string, string, object?][])
		expect([method, path, await statusOf(method, path, body)]).toEqual([method, path, 403])
	expect((await editor.send('POST', '/dokter', { nama: 'dr. Baru' })).body.error.fields).toHaveProperty('poliKlinik')
})

test('complaints, drafts and quotas of other clinics are closed too', async () => {
	const { db } = staff
	await insertRows(db, 'keluhan', [
		{ id: 'k-anak', kata: 'batuk', poliKlinikId: 'anak' },
		{ id: 'k-mata', kata: 'rabun', poliKlinikId: 'mata' },
	])
	await db.updateTable('dokter').set({ nama: 'dr. Mata' }).where('id', '=', 'm').execute()
	await db.updateTable('dokter').set({ nama: 'dr. Anak' }).where('id', '=', 'a').execute()
	const createdAt = Date.now()
	await insertRows(db, 'drafWa', [
		{ id: 'd-anak', kode: '7KQ4', dokter: 'dr. Anak', createdAt },
		{ id: 'd-mata', kode: '9ABC', dokter: 'dr. Mata', createdAt },
	])
	for (const table of ['shopTipe', 'shopKategori'] as const) await insertRows(db, table, [{}])
	await insertRows(db, 'shopItem', [{ id: 'p-mata', kuotaPoliKlinikId: 'mata' }, { id: 'p-bebas' }])

	expect(await idsOf('/keluhan')).toEqual(['k-anak'])
	expect(await idsOf('/draf-wa')).toEqual(['d-anak'])
	expect(await idsOf('/draf-wa?kode=9ABC')).toEqual([])
	const { data } = (await admin.send('GET', '/kalender')).body
	const versi = (id: string) => data.paket.find((each: { id: string }) => each.id === id).versi
	const kuota = (kuotaPoliKlinikId: string | null, id: string) => ({
		...{ kuotaHarian: null, kuotaPoliKlinikId, versi: versi(id) },
	})
	for (const [method, path, body, status] of [
		['PATCH', '/keluhan/k-mata', { kata: 'silau' }, 404],
		['DELETE', '/keluhan/k-mata', undefined, 404],
		['POST', '/keluhan/urutan', { id: ['k-mata', 'k-anak'] }, 404],
		['POST', '/keluhan', { kata: 'silau', poliKlinikId: 'mata' }, 403],
		['PATCH', '/keluhan/k-anak', { poliKlinikId: 'mata' }, 403],
		['PATCH', '/keluhan/k-anak', { kata: 'pilek' }, 200],
		['POST', '/draf-wa/d-mata', { dari: 'menunggu', ke: 'selesai' }, 404],
		['POST', '/draf-wa/d-anak', { dari: 'menunggu', ke: 'selesai' }, 200],
		['PATCH', '/kalender/paket/p-mata', kuota(null, 'p-mata'), 403],
		['PATCH', '/kalender/paket/p-bebas', kuota('mata', 'p-bebas'), 403],
		['PATCH', '/kalender/paket/p-bebas', kuota('anak', 'p-bebas'), 200],
	] as [string, string, object | undefined, number][])
		expect([method, path, await statusOf(method, path, body)]).toEqual([method, path, status])
})

test('the own clinics are changed, and what a doctor has in another clinic stays', async () => {
	const { data } = (await editor.send('GET', '/dokter/dua')).body
	expect(data).toMatchObject({ poliKlinik: ['anak'], waktu: [{ id: 'w-anak' }] })
	const changed = await editor.send('PATCH', '/dokter/dua', { ...data, nama: 'dr. Dua', waktu: [] })
	expect(changed.body.data).toMatchObject({ nama: 'dr. Dua', poliKlinik: ['anak'], waktu: [] })
	expect((await admin.send('GET', '/dokter/dua')).body.data).toMatchObject({
		nama: 'dr. Dua',
		poliKlinik: ['mata', 'anak'],
		waktu: [{ id: 'w-mata', hari: ['Selasa'] }],
	})
	expect(await statusOf('POST', '/jadwal/waktu', slot('dua', 'anak'))).toBe(201)
	expect(await statusOf('POST', '/jadwal/pengecualian', leave('dua', 'anak'))).toBe(201)
	expect(await statusOf('POST', '/jadwal/pengecualian', leave('a'))).toBe(201)
	expect(await statusOf('PATCH', '/poli-klinik/anak', { deskripsi: 'Untuk anak' })).toBe(200)
	expect(await statusOf('POST', '/dokter', { nama: 'dr. Baru', poliKlinik: ['anak'] })).toBe(201)
	expect(await statusOf('DELETE', '/dokter/a')).toBe(200)
	expect(await idsOf('/sampah')).toEqual([])
})

test('a limit names clinics that exist, is not for administrators, and stays when other fields change', async () => {
	const change = (body: object, id = editor.id) => admin.send('PATCH', `/pengguna/${id}`, body)
	expect((await change({ poliKlinik: ['tidak-ada'] })).body.error.fields).toHaveProperty('poliKlinik')
	expect((await change({ peran: ['admin'] })).body.error.fields).toHaveProperty('poliKlinik')
	expect((await change({ nama: 'Bu Rina' })).body.data).toMatchObject({ nama: 'Bu Rina', poliKlinik: ['anak'] })
	const [entry] = (await admin.send('GET', `/audit?sumberId=${editor.id}&aksi=ubah`)).body.data.slice(-1)
	expect(entry.sesudah).toEqual({ poliKlinik: ['Poli'] })
	// Its only clinic is gone: the account sees none, and not all.
	await staff.db.updateTable('staf').set({ poliKlinik: '["dihapus"]' }).where('id', '=', editor.id).execute()
	expect(await idsOf('/dokter')).toEqual([])
	expect((await change({ nama: 'Bu Rani' })).status).toBe(200)
})
