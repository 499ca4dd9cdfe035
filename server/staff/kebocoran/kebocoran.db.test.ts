import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestMachine } from '../../../tests/support/test-machine.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { parseCsv } from '../../csv/parse-csv.ts'

let staff: TestStaff
let admin: TestPerson
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') })
	staff = await openTestStaff({ demo: true })
})
beforeEach(async () => {
	admin = await staff.signedIn('admin', 'Ratna')
})
afterEach(async () => {
	await staff.db.deleteFrom('stafSesi').execute()
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

async function insertMember(id: string, createdAt = Date.now()) {
	await insertRows(staff.db, 'member', [{ id, nama: 'Siti', noTelp: '0812', email: '', createdAt, seenAt: createdAt }])
	const perangkat = { id, memberId: id, tokenHash: id, nama: 'HP', createdAt, seenAt: createdAt }
	await insertRows(staff.db, 'memberPerangkat', [perangkat])
}

test('given accounts, members and a webhook, the page tells who sees patients and what is stored', async () => {
	const desk = await staff.signedIn('pendaftaran', 'Dewi')
	const editor = await staff.signedIn('redaksi', 'Budi')
	await desk.send('GET', '/pasien?q=siti')
	await insertMember('lama', Date.parse('2026-10-01T09:00:00+07:00'))
	await insertMember('kemarin', Date.parse('2026-11-15T23:59:00+07:00'))
	const hook = { url: 'https://simrs.example/kait', peristiwa: '[]', createdAt: Date.now() }
	const rahasia = staff.fields.encrypt('webhook', 'a', { rahasia: 'r' })
	await staff.db
		.insertInto('webhook')
		.values([
			{ ...hook, ...rahasia, id: 'a', nama: 'SIMRS', dataPribadi: 1 },
			{ ...hook, ...rahasia, id: 'b', nama: 'Papan', dataPribadi: 0 },
		])
		.execute()
	const { data } = (await admin.send('GET', '/kebocoran?dari=2026-11-15&sampai=2026-11-15')).body
	expect(data.terdampak[0]).toEqual({ nama: 'Member', jumlah: 2, masa: 1 })
	expect(data.penerima).toEqual([{ nama: 'SIMRS', alamat: 'https://simrs.example/kait' }])
	expect(data.perangkat).toBe(2)
	const today = (await admin.send('GET', '/kebocoran')).body.data
	expect([today.dari, today.sampai]).toEqual(['2026-10-17', '2026-11-16'])
	const akunOf = ({ id }: TestPerson) => today.akun.find((each: { id: string }) => each.id === id)
	expect(akunOf(desk)).toMatchObject({
		...{ nama: 'Dewi', peran: ['Pendaftaran'], aktif: true, melihatPasien: true },
		...{ duaLangkah: false, sesi: 1, terakhirMasuk: Date.now(), akses: 1 },
	})
	expect(akunOf(editor)).toMatchObject({ melihatPasien: false, akses: 0 })
	const wrong = await admin.send('GET', '/kebocoran?dari=2026-11-16&sampai=2026-11-15')
	expect([wrong.status, wrong.body.error.fields]).toEqual([400, { sampai: 'Tidak boleh sebelum hari pertama.' }])
})

test('given a backup, the page tells how many rows of which data it holds; without its key it says so', async () => {
	expect((await admin.send('GET', '/kebocoran')).body.data.cadangan).toEqual([])
	await insertMember('dicadangkan')
	await staff.backUp()
	const [backup, ...others] = (await admin.send('GET', '/kebocoran')).body.data.cadangan
	expect(others).toEqual([])
	expect(backup).toMatchObject({ createdAt: Date.now(), bytes: expect.any(Number) })
	const { jumlah } = await staff.db
		.selectFrom('member')
		.select(({ fn }) => fn.countAll<number>().as('jumlah'))
		.executeTakeFirstOrThrow()
	const member = backup.isi.find(({ nama }: { nama: string }) => nama === 'Member')
	// Each of these members has one device.
	expect(member.jumlah).toBe(2 * Number(jumlah))
	staff.loseBackupKeys()
	expect((await admin.send('GET', '/kebocoran')).body.data.cadangan).toMatchObject([{ bytes: null, isi: null }])
})

test('all sessions of staff and open links end in one go, but the own one; members stay until that is chosen', async () => {
	await insertMember('diakhiri')
	const desk = await staff.signedIn('pendaftaran')
	await admin.send('POST', `/pengguna/${desk.id}/tautan`)
	const iso = new Date().toISOString()
	const challenge = { id: 'a', identifier: '2fa-a', value: desk.id, expiresAt: iso, createdAt: iso, updatedAt: iso }
	await staff.db.insertInto('stafVerifikasi').values(challenge).execute()
	const pindah = { memberId: 'diakhiri', tokenHash: 'a', expiredAt: Date.now() }
	await staff.db.insertInto('memberPindah').values(pindah).execute()
	const left = (table: 'stafVerifikasi' | 'memberPindah') => staff.db.selectFrom(table).selectAll().execute()
	const before = (await admin.send('GET', '/kebocoran')).body.data
	const nothing = await admin.send('POST', '/kebocoran/akhiri', { staf: false, member: false, kunci: false })
	expect([nothing.status, nothing.body.error.fields]).toEqual([400, { staf: 'Pilih paling sedikit satu.' }])
	const ended = await admin.send('POST', '/kebocoran/akhiri', { staf: true, member: false, kunci: false })
	expect(ended.body.data).toEqual({ sesiStaf: 1, tautanSandi: 1, perangkatMember: 0, kunciApi: 0 })
	expect((await desk.send('GET', '/saya')).status).toBe(401)
	expect(await left('stafVerifikasi'), 'sign-ins between their two steps').toEqual([])
	expect(await left('memberPindah')).toHaveLength(1)
	expect((await admin.send('GET', '/kebocoran')).body.data.perangkat).toBe(before.perangkat)
	const members = await admin.send('POST', '/kebocoran/akhiri', { staf: false, member: true, kunci: false })
	expect(members.body.data).toEqual({ sesiStaf: 0, tautanSandi: 0, perangkatMember: before.perangkat, kunciApi: 0 })
	expect((await admin.send('GET', '/kebocoran')).body.data.perangkat).toBe(0)
	expect(await left('memberPindah'), 'open codes for another phone').toEqual([])
	const { data } = (await admin.send('GET', '/audit?sumber=kebocoran')).body
	expect(data.map(({ aksi, stafNama }: { aksi: string; stafNama: string }) => [aksi, stafNama])).toEqual([
		['akhiri-sesi', 'Ratna'],
		['akhiri-sesi', 'Ratna'],
	])
})

test('the keys of other systems are named with what they may do and when they were used, and end in one go', async () => {
	const valid = await openTestMachine(staff, ['reservasi:baca', 'jadwal:baca'], { nama: 'SIMRS' })
	await openTestMachine(staff, ['jadwal:tulis'], { nama: 'Lama', kedaluwarsaAt: Date.now() - 1 })
	expect((await valid.send('GET', '/reservasi?sejak=0')).status).toBe(200)
	const readKunci = async () => (await admin.send('GET', '/kebocoran')).body.data.kunci
	expect(await readKunci()).toMatchObject([
		{ nama: 'SIMRS', cakupan: ['reservasi:baca', 'jadwal:baca'], dipakaiAt: Date.now(), dicabutAt: null },
		{ nama: 'Lama', cakupan: ['jadwal:tulis'], dipakaiAt: null, dicabutAt: null },
	])
	const ended = await admin.send('POST', '/kebocoran/akhiri', { staf: false, member: false, kunci: true })
	expect(ended.body.data).toEqual({ sesiStaf: 0, tautanSandi: 0, perangkatMember: 0, kunciApi: 1 })
	expect((await valid.send('GET', '/reservasi?sejak=0')).status).toBe(401)
	expect(await readKunci()).toMatchObject([{ nama: 'Lama' }, { nama: 'SIMRS', dicabutAt: Date.now() }])
})

test('the record of processing has a line for each table, with encryption, retention and readers of this hospital', async () => {
	await admin.send('POST', '/peran-sendiri', { nama: 'Perawat', hak: ['pasien:lihat'] })
	await staff.db.updateTable('notifikasi').set({ simpanHari: 45 }).execute()
	const { body, headers } = await admin.send('GET', '/kebocoran/pemrosesan.csv')
	expect(headers.get('content-disposition')).toBe('attachment; filename="catatan-pemrosesan-2026-11-16.csv"')
	const known = ['Bagian', 'Tabel', 'Data', 'Terenkripsi di basis data', 'Tujuan', 'Dasar hukum', 'Lama disimpan']
	const csv = parseCsv(body, { known: [...known, 'Dilihat oleh'], max: 100 })
	const cell = (table: string, column: string) =>
		'rows' in csv && csv.rows.find(({ cells }) => cells.get('Tabel') === table)?.cells.get(column)
	expect(cell('memberPasien', 'Bagian')).toBe('Pasien')
	expect(cell('memberPasien', 'Data')).toContain('tanggal lahir')
	expect(cell('memberPasien', 'Terenkripsi di basis data')).toBe('nik, tempat lahir, tanggal lahir, alamat lengkap')
	expect(cell('memberPasien', 'Dilihat oleh')).toBe('Administrator, Pendaftaran, Perawat')
	expect(cell('kotakKeluar', 'Lama disimpan')).toBe('45 hari')
	expect(cell('shopReservasi', 'Lama disimpan')).toContain('5 tahun sesudah kunjungan')
	expect(cell('peristiwa', 'Lama disimpan')).toBe('Tanpa batas waktu')
	expect(cell('dokter', 'Dilihat oleh')).toContain('Pengunjung situs')
})
