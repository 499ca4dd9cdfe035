import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../../support/test-api.ts'
import { HARGA, openPlainHospital } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'

let hospital: TestApi
let siti: Person
let budi: Person

beforeAll(async () => {
	hospital = await openPlainHospital()
	siti = await registerPerson(hospital, 'Siti', 3)
	budi = await registerPerson(hospital, 'Budi', 7)
})
afterAll(() => hospital.dispose())

/** Every column that only the server may fill, and what a caller would like to see in it. */
const wishes = () => ({
	id: 'dipilih-sendiri',
	memberId: budi.memberId,
	own: 1,
	isComplete: true,
	createdAt: 1,
	urutan: -1,
	total: 1,
	harga: 1,
	kode: 'AAAAA-AAAAA-AAAAA',
	idempotencyKey: budi.key,
	reservasiId: 'r',
	reservasiItem: [],
	allowStatus: 'diizinkan',
	dariRs: 1,
	countView: 1_000_000,
	status: 'selesai',
	cari: 'palsu',
	pasienNama: 'Budi',
	shopItemNama: 'Gratis',
})

test('a patient is another patient of the caller, whatever the body says', async () => {
	const body = { ...wishes(), nama: 'Anak Siti' }
	const { id } = (await hospital.request('createPasien', { cookie: siti.cookie, body })).body.data.created
	const rows = await hospital.db.selectFrom('memberPasien').selectAll().where('nama', '=', 'Anak Siti').execute()
	expect(rows).toMatchObject([{ id, memberId: siti.memberId, own: 0, createdAt: hospital.clock.now }])
	expect(id).not.toBe('dipilih-sendiri')
})

test('a changed patient stays where it is', async () => {
	const { cookie, memberId, pasienId: id } = siti
	const answer = await hospital.request('updatePasien', { cookie, params: { id }, body: { ...wishes(), nik: '12' } })
	expect(answer.body.data).toMatchObject({ id, nik: '••', isComplete: false })
	const row = await hospital.db.selectFrom('memberPasien').selectAll().where('id', '=', id).executeTakeFirst()
	expect(row).toMatchObject({ memberId, own: 1, createdAt: hospital.clock.now, nama: 'Siti' })
	await hospital.request('updatePasien', { cookie, params: { id }, body: { nik: '3'.repeat(16) } })
})

test('a line and a reservation are the caller’s, at the price of the package', async () => {
	const { cookie, memberId, pasienId } = siti
	const line = { cookie, body: { ...wishes(), pasienId, shopItemId: '2' } }
	await hospital.request('createKeranjang', line)
	const visit = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' }
	const { body } = await hospital.request('createReservasi', { cookie, body: { ...wishes(), ...visit } })
	const { id, kode } = body.data.created
	expect(kode).not.toBe('AAAAA-AAAAA-AAAAA')

	const { db } = hospital
	const reservasi = await db.selectFrom('shopReservasi').selectAll().where('kode', '=', kode).execute()
	expect(reservasi).toEqual([
		{
			status: 'baru',
			cari: expect.not.stringContaining('palsu'),
			id,
			kode,
			memberId,
			...visit,
			total: HARGA[0] + HARGA[1],
			idempotencyKey: null,
			createdAt: hospital.clock.now,
			asal: 'situs',
			catatan: '',
			bayar: 'belum',
			metodeBayar: '',
			urutanTunggu: null,
			ditawarkanSampai: null,
			hadirAt: null,
			jamDatang: '',
		},
	])
	const items = await db
		.selectFrom('shopReservasiItem')
		.select(['harga', 'pasienNama'])
		.where('reservasiId', '=', id)
		.orderBy('harga')
		.execute()
	expect(items).toEqual(HARGA.map((harga) => ({ harga, pasienNama: 'Siti' })))
})

test('a member and a comment get id and status from the server', async () => {
	const member = await hospital.request('createMember', { body: { ...wishes(), nama: 'Wati' } })
	expect(member.body.data.created.id).toMatch(/^[0-9a-f]{32}$/)
	expect(member.cookie).toBe(`member=${member.body.data.created.id}`)

	const komentar = { artikelId: '1', nama: 'Wati', komentar: 'Halo' }
	const { id } = (await hospital.request('createKomentar', { body: { ...wishes(), ...komentar } })).body.data.created
	const row = await hospital.db.selectFrom('artikelKomentar').selectAll().where('id', '=', id).executeTakeFirst()
	const standing = { komenParentId: null, allowStatus: 'menunggu', dariRs: 0, createdAt: hospital.clock.now }
	expect(row).toEqual({ id, ...komentar, ...standing })
})
