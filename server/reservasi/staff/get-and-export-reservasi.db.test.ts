import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertReservasiBasics, kodeOf, NIK, reserve } from '../../../tests/support/test-reservasi.ts'
import { SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let petugas: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
	await reserve(staff, [
		{
			id: 'satu',
			pasien: [
				{ id: 'siti', nama: 'Siti Rahma' },
				{ id: 'budi', nama: 'Budi (dulu)' },
				{ id: 'siti', nama: 'Siti Rahma' },
				{ id: null, nama: 'Yang dihapus' },
			],
		},
	])
})
afterAll(() => staff.dispose())

const trailOf = (aksi: string) => staff.db.selectFrom('peristiwa').selectAll().where('aksi', '=', aksi).execute()

test('packages are grouped by patient with the prices of the booking; the NIK is masked', async () => {
	const { body } = await petugas.send('GET', '/reservasi/satu')
	expect(body.data).toMatchObject({
		id: 'satu',
		status: 'baru',
		atasNama: 'Ibu Siti',
		noTelp: '0812-3456-7890',
		total: 400_000,
		riwayat: [],
		rumahSakit: { nama: 'RS Uji', alamat: 'Jalan Melati 1' },
	})
	expect(body.data.pasien).toEqual([
		{
			id: 'siti',
			nama: 'Siti Rahma',
			nik: '••••••••••••0001',
			tanggalLahir: '25-07-1990',
			jenisKelamin: 'p',
			paket: [
				{ id: 'satu-0', nama: 'Paket', harga: 100_000 },
				{ id: 'satu-2', nama: 'Paket', harga: 100_000 },
			],
		},
		expect.objectContaining({ id: 'budi', nama: 'Budi (dulu)', nik: '••••••••••••0002' }),
		{
			id: null,
			nama: 'Yang dihapus',
			nik: '',
			tanggalLahir: '',
			jenisKelamin: null,
			paket: [{ id: 'satu-3', nama: 'Paket', harga: 100_000 }],
		},
	])
	expect(JSON.stringify(body)).not.toContain(NIK)
	expect((await petugas.send('GET', '/reservasi/tidak-ada')).status).toBe(404)
})

test('a full NIK needs a reason, and the audit trail has who asked', async () => {
	const reveal = (path: string, alasan?: string) => petugas.send('POST', `/reservasi/${path}/nik`, { alasan })
	for (const alasan of [undefined, '', '  ', 'cek', 'sembilan9'])
		expect((await reveal('satu/pasien/siti', alasan)).status).toBe(400)
	await reserve(staff, [{ id: 'lain', pasien: [{ id: 'budi', nama: 'Budi' }] }])
	for (const path of ['satu/pasien/tidak-ada', 'lain/pasien/siti', 'tidak-ada/pasien/siti'])
		expect((await reveal(path, 'Mencoba saja')).status).toBe(404)
	expect(await trailOf('lihat-nik')).toEqual([])

	const { status, body, headers } = await reveal('satu/pasien/siti', `Cocokkan KTP ${NIK}`)
	expect([status, body, headers.get('cache-control')]).toEqual([200, { data: { nik: NIK } }, 'no-store'])
	const trail = await trailOf('lihat-nik')
	expect(trail).toMatchObject([
		{ stafId: petugas.id, stafNama: 'Wati', sumber: 'pasien', sumberId: 'siti', createdAt: expect.any(Number) },
	])
	expect(trail[0]?.label).toContain(kodeOf('satu'))
	expect(JSON.parse(trail[0]?.sesudah ?? '')).toEqual({ alasan: 'Cocokkan KTP ••••••••••••0001' })
	expect(JSON.stringify(trail)).not.toMatch(/Siti|3510012507900001/)

	const admin = await staff.signedIn('admin')
	expect((await admin.send('GET', '/audit?aksi=lihat-nik')).body.data).toHaveLength(1)
})

test('the CSV has a byte order mark, no formulas and no NIK, and writes an audit entry', async () => {
	const tanggalVisit = '2026-12-01'
	await reserve(staff, [
		{
			id: 'csv1',
			tanggalVisit,
			atasNama: '=HYPERLINK("x")',
			noTelp: '+62 812',
			createdAt: SENIN_PAGI,
			bayar: 'lunas',
			metodeBayar: 'qris',
			asal: 'meja',
			catatan: '=1+1, kursi roda',
			pasien: [
				{ id: 'siti', nama: 'Siti, Rahma' },
				{ id: 'budi', nama: 'Büdi' },
			],
		},
		{ id: 'csv2', tanggalVisit, status: 'batal', createdAt: SENIN_PAGI },
	])
	const ask = (query: string) =>
		staff.api.request(`http://localhost/api/v1/staf/reservasi/ekspor?${query}`, { headers: { cookie: petugas.cookie } })
	const response = await ask(`tanggal=${tanggalVisit}`)
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': 'attachment; filename="reservasi-2026-12-01.csv"',
		'cache-control': 'no-store',
	})
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
	expect(text.split('\r\n')).toEqual([
		'\ufeffKode,Tanggal kunjungan,Jam kedatangan,Status,Atas nama,Nomor telepon,Pasien,Paket,Total (Rp),Pembayaran,Asal,Catatan,Dibuat',
		`${kodeOf('csv1')},2026-12-01,,Baru,"'=HYPERLINK(""x"")",'+62 812,"Siti, Rahma; Büdi",Paket; Paket,200000,"Lunas, QRIS",Meja pendaftaran,"'=1+1, kursi roda",2026-11-16 09:00`,
		`${kodeOf('csv2')},2026-12-01,,Batal,Ibu Siti,0812-3456-7890,Siti Rahma,Paket,100000,Belum dibayar,Situs,,2026-11-16 09:00`,
		'',
	])
	expect(await (await ask(`tanggal=${tanggalVisit}&status=batal&q=siti`)).text()).not.toContain(kodeOf('csv1'))
	const trail = await trailOf('ekspor')
	expect(trail.map(({ sesudah }) => JSON.parse(sesudah ?? ''))).toEqual([
		{ tanggal: tanggalVisit, status: 'semua status', dicari: false, jumlah: 2 },
		{ tanggal: tanggalVisit, status: 'batal', dicari: true, jumlah: 1 },
	])
	expect((await ask('tanggal=besok')).status).toBe(400)
})

test('the CSV of a range has the visits from its first to its last day', async () => {
	const days = ['2027-01-31', '2027-02-01', '2027-02-14', '2027-02-28', '2027-03-01']
	await reserve(
		staff,
		days.map((tanggalVisit, nth) => ({ id: `rentang${'abcde'[nth]}`, tanggalVisit, createdAt: SENIN_PAGI })),
	)
	const ask = (query: string) => petugas.send('GET', `/reservasi/ekspor?${query}`)
	const { body, headers } = await ask('dari=2027-02-01&sampai=2027-02-28')
	const lines: string[] = body.split('\r\n').slice(1, -1)
	expect(lines.map((line) => line.split(',')[1])).toEqual(days.slice(1, 4))
	expect(headers.get('content-disposition')).toContain('reservasi-2027-02-01-sampai-2027-02-28.csv')
	expect((await trailOf('ekspor')).map(({ label }) => label)).toContain('CSV reservasi, 2027-02-01 – 2027-02-28')
	expect((await ask('dari=2027-02-28&sampai=2027-02-01')).body.error.fields).toHaveProperty('sampai')
	expect((await ask('dari=2027-02-30')).status).toBe(400)
})

test('a CSV longer than one batch has every line once', async () => {
	const tanggalVisit = '2026-12-02'
	const made = Array.from({ length: 1001 }, (_, place) => ({ id: `b${place}`, kode: `B-${place}`, tanggalVisit }))
	const plain = { memberId: '1', atasNama: 'A', noTelp: '', total: 0, idempotencyKey: null, status: 'baru' as const }
	for (const part of [made.slice(0, 500), made.slice(500)])
		await staff.db
			.insertInto('shopReservasi')
			.values(part.map((row) => ({ ...plain, ...row, cari: '', createdAt: SENIN_PAGI })))
			.execute()
	const { body } = await petugas.send('GET', `/reservasi/ekspor?tanggal=${tanggalVisit}`)
	const codes = body
		.split('\r\n')
		.slice(1, -1)
		.map((line: string) => line.split(',')[0])
	expect(codes.toSorted()).toEqual(made.map(({ kode }) => kode).toSorted())
})
