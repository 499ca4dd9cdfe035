import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertReservasiBasics, kodeOf, NIK, reserve } from '../../../tests/support/test-reservasi.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let petugas: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await staff.db
		.updateTable('memberPasien')
		.set({ cari: 'siti rahma\n628123456789' })
		.where('id', '=', 'siti')
		.execute()
	await insertRows(staff.db, 'member', [{ id: 'lain', nama: 'Orang Lain' }])
	await insertRows(staff.db, 'memberPasien', [
		{ id: 'tono', memberId: 'lain', nama: 'Tono', alamatLengkap: '', cari: 'tono\n6281300' },
	])
	await reserve(staff, [{ id: 'satu' }])
	petugas = await staff.signedIn('pendaftaran', 'Wati')
})
afterEach(() => staff.dispose())

const search = async (q: string) => (await petugas.send('GET', `/pasien?${new URLSearchParams({ q })}`)).body.data
const namesOf = async (q: string) => (await search(q)).member.map(({ nama }: { nama: string }) => nama)

test.each(['rahma', 'SITI ra', '0812-3456', '+62 812 345', '8123456'])('a member is found by %s', async (q) => {
	expect(await namesOf(q)).toEqual(['Siti'])
})

test('a member has all patients with masked NIKs and the latest reservations', async () => {
	const { member, lebih } = await search('rahma')
	expect(lebih).toBe(false)
	expect(member[0].pasien).toMatchObject([
		{ id: 'budi', isComplete: true },
		{ id: 'siti', nik: '••••••••••••0001', isComplete: true },
	])
	expect(member[0].reservasi).toEqual([
		{ id: 'satu', kode: kodeOf('satu'), tanggalVisit: '2026-11-17', status: 'baru' },
	])
	expect((await search('tono')).member[0].pasien).toMatchObject([{ isComplete: false }])
	expect(JSON.stringify(member)).not.toContain(NIK)
})

test('letters that stand for others in SQL find nothing, and two letters are refused', async () => {
	for (const q of ['%%%', '___', "o'o", '\u0301\u0301\u0301']) expect(await namesOf(q)).toEqual([])
	expect((await petugas.send('GET', '/pasien?q=to')).status).toBe(400)
	expect((await petugas.send('GET', '/pasien')).status).toBe(400)
	expect((await petugas.send('GET', '/reservasi?q=%CC%81')).status).toBe(200)
})

test('a long list is cut, and says so', async () => {
	const ids = Array.from({ length: 25 }, (_, place) => `keluarga-${place}`)
	await insertRows(
		staff.db,
		'member',
		ids.map((id) => ({ id })),
	)
	await insertRows(
		staff.db,
		'memberPasien',
		ids.map((id) => ({ id, memberId: id, cari: 'wijaya' })),
	)
	const { member, lebih } = await search('wijaya')
	expect([member.length, lebih]).toEqual([20, true])
})

test('a search and a form of a patient are in the audit trail, without name or term', async () => {
	await search('rahma')
	await search('tono')
	const form = await petugas.send('GET', '/reservasi/satu/pasien/siti')
	expect(form.body.data).toEqual({
		nama: 'Siti Rahma',
		noTelp: '0812',
		tempatLahir: 'Banyuwangi',
		tanggalLahir: '25-07-1990',
		jenisKelamin: 'p',
		alamatLengkap: 'Jalan Melati',
	})
	await petugas.send('GET', '/reservasi/satu/pasien/siti')
	expect((await petugas.send('GET', '/reservasi/satu/pasien/budi')).status).toBe(404)
	const admin = await staff.signedIn('admin')
	const report = (await admin.send('GET', '/audit?laporan=akses-pasien')).body.data
	expect(report.map(({ aksi }: { aksi: string }) => aksi).toSorted()).toEqual(['lihat-daftar', 'lihat-pasien'])
	expect(JSON.stringify(report)).not.toMatch(/rahma|tono|melati/i)
})

test('the columns for SIMRS have a default order, and staff change it', async () => {
	const { kolom } = (await petugas.send('GET', '/simrs')).body.data
	expect(kolom.slice(0, 2)).toEqual(['nik', 'nama'])
	const change = (dari: string[], next: string[]) => petugas.send('PATCH', '/simrs', { dari, kolom: next })
	expect((await change(kolom, ['nama', 'nik'])).status).toBe(200)
	expect((await change(kolom, ['kode'])).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await change(['nama', 'nik'], ['nama', 'nama'])).status).toBe(400)
	expect((await change(['nama', 'nik'], [])).status).toBe(400)
	expect((await petugas.send('GET', '/simrs')).body.data).toEqual({ kolom: ['nama', 'nik'] })
	expect((await change(['nama', 'nik'], ['kode'])).status).toBe(200)
})

let api: TestApi | undefined
afterEach(async () => {
	await api?.dispose()
	api = undefined
})

test('what a visitor registers and changes is searchable', async () => {
	api = await openTestApi()
	const { headers } = await api.request('createMember', { body: { nama: 'Ény', noTelp: '0812 99', email: '' } })
	const cookie = headers.getSetCookie()[0]?.replace(/;.*/, '') ?? ''
	const cari = async () =>
		(await (api as TestApi).db.selectFrom('memberPasien').select('cari').orderBy('id').execute()).map((row) => row.cari)
	expect(await cari()).toEqual(['eny\n6281299'])
	const { body } = await api.request('createPasien', { cookie, body: { nama: 'Adik', noTelp: '' } })
	await api.request('updatePasien', { cookie, params: { id: body.data.created.id }, body: { noTelp: '0333-1' } })
	expect(await cari()).toEqual(['eny\n6281299', 'adik\n623331'])
})
