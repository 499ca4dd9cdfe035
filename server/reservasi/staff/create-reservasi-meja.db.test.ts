import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plain } from '../../../tests/support/test-fields.ts'
import { siti } from '../../../tests/support/test-member.ts'
import { insertReservasiBasics, insertShop, NIK } from '../../../tests/support/test-reservasi.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { createLimits } from '../../http/limits.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')
const KEY = 'a'.repeat(32)

let staff: TestStaff
let petugas: TestPerson
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff({ limits: createLimits() })
	await insertReservasiBasics(staff)
	await insertShop(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const baru = { ...siti, nama: 'Tono Wijaya', noTelp: '0813-9999-0000', setuju: true }
const order = {
	kunci: KEY,
	memberId: null as string | null,
	atasNama: 'Tono Wijaya',
	noTelp: '0813-9999-0000',
	tanggalVisit: '2026-11-16',
	catatan: '',
	paket: [] as { pasienId: string; shopItemId: string }[],
	pasienBaru: baru as object | null,
	paketBaru: ['mcu'],
}
const known = {
	...order,
	memberId: '1',
	pasienBaru: null,
	paketBaru: [],
	paket: [
		{ pasienId: 'siti', shopItemId: 'mcu' },
		{ pasienId: 'budi', shopItemId: 'gula' },
	],
}
const create = (change: object = {}) => petugas.send('POST', '/reservasi', { ...order, ...change })
const countOf = async (table: 'member' | 'memberPasien' | 'shopReservasi' | 'memberPerangkat') =>
	(await staff.db.selectFrom(table).select('id').execute()).length

test('a walk-in becomes a member without a device, a patient with an encrypted NIK, and a confirmed reservation', async () => {
	const { status, body } = await create({ catatan: 'Datang dengan kursi roda' })
	expect(status).toBe(201)
	const { id, kode } = body.data.created
	const { data } = (await petugas.send('GET', `/reservasi/${id}`)).body
	expect(data).toMatchObject({
		kode,
		asal: 'meja',
		status: 'dikonfirmasi',
		total: 250_000,
		catatan: 'Datang dengan kursi roda',
		pasien: [{ nama: 'Tono Wijaya', nik: '••••••••••••0001', paket: [{ nama: 'MCU Dasar' }] }],
		riwayat: [{ jenis: 'status', ke: 'dikonfirmasi', stafNama: 'Wati' }],
	})
	expect(await countOf('memberPerangkat')).toBe(0)
	const pasien = await staff.db
		.selectFrom('memberPasien')
		.selectAll()
		.where('nama', '=', 'Tono Wijaya')
		.executeTakeFirstOrThrow()
	expect([pasien.own, String(pasien.nik).includes(NIK), staff.fields.decrypt('memberPasien', pasien).nik]).toEqual([
		1,
		false,
		NIK,
	])
	const consent = await staff.db.selectFrom('persetujuan').select('tujuan').orderBy('tujuan').execute()
	expect(consent).toEqual([{ tujuan: 'member' }, { tujuan: 'pasien' }])
	const trail = await staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', id).execute()
	expect(trail).toMatchObject([{ aksi: 'buat', label: kode }])
	expect(JSON.stringify(trail)).not.toMatch(/Tono|0813-9999|kursi/)
})

test('a deleted desk member leaves nothing', async () => {
	const { id } = (await create()).body.data.created
	const { memberId } = await staff.db
		.selectFrom('shopReservasi')
		.select('memberId')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	await staff.db.deleteFrom('shopReservasi').where('memberId', '=', memberId).execute()
	await staff.db.deleteFrom('member').where('id', '=', memberId).execute()
	expect([await countOf('shopReservasi'), await countOf('memberPasien'), await countOf('member')]).toEqual([0, 2, 1])
	if (staff.database.kind === 'sqlite') {
		const { rows } = await sql<{ cari: string }>`select "cari" from "memberPasienCari"`.execute(staff.db)
		expect(JSON.stringify(rows)).not.toContain('tono')
	}
})

test('known patients of one member are reserved for, and a new one joins them', async () => {
	const { status, body } = await create({ ...known, pasienBaru: baru, paketBaru: ['gula'] })
	expect(status).toBe(201)
	const { data } = (await petugas.send('GET', `/reservasi/${body.data.created.id}`)).body
	expect(data.total).toBe(350_000)
	expect(data.pasien.map(({ nama }: { nama: string }) => nama)).toEqual(['Siti Rahma', 'Budi Santoso', 'Tono Wijaya'])
	expect([await countOf('member'), await countOf('memberPasien')]).toEqual([1, 3])
	const own = staff.db.selectFrom('memberPasien').select('own').where('nama', '=', 'Tono Wijaya')
	expect(await own.execute()).toEqual([{ own: 0 }])
})

test('the same key again is the same reservation, also at once', async () => {
	for (const body of [order, known]) {
		const kunci = body === order ? KEY : 'b'.repeat(32)
		const answers = await Promise.all([1, 2, 3].map(() => create({ ...body, kunci })))
		answers.push(await create({ ...body, kunci }))
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
		expect(new Set(answers.map(({ body: { data } }) => data.created.kode)).size).toBe(1)
	}
	expect([await countOf('shopReservasi'), await countOf('member')]).toEqual([2, 2])
})

test('the same key with another body is refused with the code of what was made, and nothing changes', async () => {
	for (const body of [order, known]) {
		const kunci = body === order ? KEY : 'b'.repeat(32)
		const { kode } = (await create({ ...body, kunci })).body.data.created
		for (const change of [{ tanggalVisit: '2026-11-17' }, { catatan: 'Puasa' }, { noTelp: '0813-1111-2222' }]) {
			const { status, body: answer } = await create({ ...body, kunci, ...change })
			expect([status, answer.error.code, answer.error.fields.kode]).toEqual([409, 'SUDAH_DIBUAT', `Kodenya ${kode}.`])
		}
	}
	expect([await countOf('shopReservasi'), await countOf('member')]).toEqual([2, 2])
})

test('on a full day a caller joins the waiting list when the desk says so; a day with a place is reserved', async () => {
	await staff.db.updateTable('shopSetting').set({ kuotaHarian: 1 }).execute()
	expect((await create({ tunggu: true })).status).toBe(201)
	const second = { ...known, kunci: 'b'.repeat(32), paket: known.paket.slice(0, 1) }
	expect((await create(second)).body.error.code).toBe('TANGGAL_PENUH')
	const { id } = (await create({ ...second, tunggu: true })).body.data.created
	const { data } = (await petugas.send('GET', `/reservasi/${id}`)).body
	expect([data.status, data.riwayat[0].ke]).toEqual(['menunggu', 'Masuk daftar tunggu'])
	const states = staff.db.selectFrom('shopReservasi').select(['status', 'urutanTunggu']).orderBy('status')
	expect(await states.execute()).toEqual([
		{ status: 'dikonfirmasi', urutanTunggu: null },
		{ status: 'menunggu', urutanTunggu: 1 },
	])
})

test.each([
	['a new patient without a package', { ...known, pasienBaru: baru }, 'paketBaru'],
	['nobody', { pasienBaru: null, paketBaru: [], paket: known.paket }, 'memberId'],
	['a NIK of 15 digits', { pasienBaru: { ...baru, nik: NIK.slice(1) } }, 'pasienBaru.nik'],
	['no address', { pasienBaru: { ...baru, alamatLengkap: ' ' } }, 'pasienBaru.alamatLengkap'],
	['no real birth date', { pasienBaru: { ...baru, tanggalLahir: '30-02-1990' } }, 'pasienBaru.tanggalLahir'],
	['a birth date to come', { pasienBaru: { ...baru, tanggalLahir: '17-11-2026' } }, 'pasienBaru.tanggalLahir'],
	['no sex', { pasienBaru: { ...baru, jenisKelamin: '' } }, 'pasienBaru.jenisKelamin'],
	['letters for a phone number', { pasienBaru: { ...baru, noTelp: 'abc' } }, 'pasienBaru.noTelp'],
	["letters for the caller's phone number", { noTelp: 'abc' }, 'noTelp'],
	['no consent', { pasienBaru: { ...baru, setuju: false } }, 'pasienBaru.setuju'],
	['an unpublished package', { paketBaru: ['konsep'] }, 'shopItemId'],
	['a package twice', { paketBaru: ['mcu', 'mcu'] }, 'paket'],
	['a day that is not offered', { tanggalVisit: '2026-12-24' }, 'tanggalVisit'],
	['a past day', { tanggalVisit: '2026-11-15' }, 'tanggalVisit'],
	["another member's patient", { paket: [{ pasienId: 'siti', shopItemId: 'mcu' }] }, 'pasienId'],
])('nothing is created: %s', async (_, wrong, field) => {
	const { status, body } = await create(wrong)
	expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
	expect([await countOf('shopReservasi'), await countOf('member'), await countOf('memberPasien')]).toEqual([0, 1, 2])
})

test('all errors of the form are in one response', async () => {
	const pasienBaru = { ...baru, noTelp: 'abc', jenisKelamin: '', setuju: false }
	const { body } = await create({ pasienBaru, paketBaru: [], atasNama: '' })
	expect(Object.keys(body.error.fields).toSorted()).toEqual([
		'atasNama',
		'paket',
		'paketBaru',
		'pasienBaru.jenisKelamin',
		'pasienBaru.noTelp',
		'pasienBaru.setuju',
	])
})

test('an incomplete patient and a deleted member are refused', async () => {
	await staff.db
		.updateTable('memberPasien')
		.set({ tempatLahir: plain('') })
		.where('id', '=', 'budi')
		.execute()
	expect((await create(known)).body.error.code).toBe('PASIEN_BELUM_LENGKAP')
	expect((await create({ ...known, memberId: 'tidak-ada' })).status).toBe(404)
	expect(await countOf('shopReservasi')).toBe(0)
})

test('an account makes 120 reservations a minute, then it gets 429', async () => {
	const codes = new Set<number>()
	for (let i = 0; i < 121; i++) codes.add((await create({ ...known, memberId: 'tidak-ada' })).status)
	expect([...codes]).toEqual([404, 429])
})

test('the forms offer published packages, for whom they are, and the days of visits', async () => {
	const dewasa = { id: 'dewasa', uri: 'dewasa', nama: 'Dewasa', usiaMin: 18, usiaMax: 59 }
	await insertRows(staff.db, 'shopUsia', [dewasa])
	await insertRows(staff.db, 'shopItemUsia', [{ shopItemId: 'mcu', usiaId: 'dewasa' }])
	await staff.db.updateTable('shopItem').set({ untukL: 0, untukP: 1 }).where('id', '=', 'mcu').execute()
	const { body } = await petugas.send('GET', '/reservasi/pilihan')
	expect(body.data).toEqual({
		paket: [
			{ id: 'gula', nama: 'Cek Gula', harga: 50_000, usia: [], jenisKelamin: ['l', 'p'] },
			{ id: 'mcu', nama: 'MCU Dasar', harga: 250_000, usia: [dewasa], jenisKelamin: ['p'] },
		],
		dari: '2026-11-16',
		sampai: '2026-11-30',
	})
})
