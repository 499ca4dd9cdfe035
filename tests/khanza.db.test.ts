import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cakupan } from '../contract/integrasi/cakupan.ts'
import { tambahHari, tanggalWib } from '../contract/tanggal/tanggal.ts'
import { PENGUNJUNG, recordEvent } from '../server/peristiwa/record-event.ts'
import { readClinicQuotas } from '../server/reservasi/kalender/clinic-quotas.ts'
import { hashKunci } from '../server/staff/auth/find-kunci.ts'
import { grantAsDocumented, JADWAL, kdDokter, kdPoli, makeKhanza } from './support/khanza-tables.ts'
import { type Mariadb, startMariadb } from './support/mariadb-server.ts'
import { type Ran, runCommand } from './support/run-backup.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { kodeOf, reserve } from './support/test-reservasi.ts'
import { insertRows } from './support/test-rows.ts'

const KUNCI = 'rsyasmin_kunci-rahasia-untuk-uji'
const SANDI = ['kata-sandi-baca', 'kata-sandi-booking']
const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-khanza-'))

let mariadb: Mariadb
let database: TestDatabase
let site: Site

beforeAll(async () => {
	mariadb = await startMariadb()
	await makeKhanza(mariadb.root)
	await grantAsDocumented(mariadb.root)
	database = await openTestDatabase({ demo: true })
	site = await startSite({ env: { DATABASE_URL: database.url, RATE_LIMITS: '0' } })
	await database.db
		.insertInto('kunciApi')
		.values({
			id: 'khanza',
			nama: 'Khanza',
			tokenHash: hashKunci(KUNCI),
			akhir: KUNCI.slice(-4),
			cakupan: JSON.stringify(cakupan),
			stafNama: 'Admin',
			createdAt: Date.now(),
			kedaluwarsaAt: Date.now() + 86_400_000,
			dipakaiAt: null,
			dicabutAt: null,
		})
		.execute()
	await insertRows(database.db, 'member', [{}])
})
afterAll(async () => {
	await site?.stop()
	await mariadb?.stop()
	await database?.dispose()
	rmSync(folder, { recursive: true })
})

const stateFile = join(folder, 'khanza.json')
const address = (account: string, sandi: string) => `mysql://${account}:${sandi}@127.0.0.1:${mariadb.port}/sik`
const BOOKING = () => ({
	KHANZA_BOOKING_URL: address('situs_booking', 'kata-sandi-booking'),
	KHANZA_BOOKING_POLI: kdPoli(3),
})

/** The command with the documented accounts; whatever it prints has no secret. */
async function khanza(args: string[] = [], env: Record<string, string> = {}): Promise<Ran> {
	const ran = await runCommand('khanza', args, {
		DATA_DIR: folder,
		NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compile'),
		KHANZA_URL: address('situs_baca', 'kata-sandi-baca'),
		KHANZA_SITE: site.url,
		KHANZA_KEY: KUNCI,
		...env,
	})
	for (const secret of [KUNCI, ...SANDI]) expect(ran.output).not.toContain(secret)
	return ran
}

const sql = async (text: string, values: unknown[] = []) => (await mariadb.root.query<RowDataPacket[]>(text, values))[0]

/** All that the connector can change on the site. */
async function readSite() {
	const { db } = database
	const [poliKlinik, dokter, jadwal] = await Promise.all([
		db.selectFrom('poliKlinik').select(['nama', 'kodeSimrs', 'kodeBpjs', 'tampil']).orderBy('id').execute(),
		db.selectFrom('dokter').select(['nama', 'kodeSimrs', 'spesialis', 'tampil']).orderBy('id').execute(),
		db
			.selectFrom('jadwalWaktu')
			.select(['dokterId', 'poliKlinikId', 'hari', 'jamMulai', 'jamSelesai', 'kuota'])
			.orderBy('id')
			.execute(),
	])
	return { poliKlinik, dokter, jadwal }
}

/** A fingerprint of everything in Khanza but the bookings. */
const readKhanza = () =>
	sql('CHECKSUM TABLE poliklinik, dokter, spesialis, jadwal, maping_poli_bpjs, maping_dokter_dpjpvclaim, reg_periksa')

beforeEach(async () => {
	await makeKhanza(mariadb.root)
	rmSync(stateFile, { force: true })
})

test('a trial changes nothing; a run fills the site, and the second changes nothing', async () => {
	const [before, there] = [await readSite(), await readKhanza()]
	const trial = await khanza(['--dry-run'])
	expect(trial.output).not.toContain('http://:')
	expect(trial.output).toContain(`Jadwal: ${JADWAL} baris, dicoba setelah poli dan dokter yang baru tersimpan`)
	expect([trial.code, await readSite()]).toEqual([0, before])

	let started = performance.now()
	const first = await khanza()
	console.log(`first run ${Math.round(performance.now() - started)} ms:\n${first.output}`)
	expect(first.output).toContain(`Khanza: 14 poli, 120 dokter, ${JADWAL} baris jadwal`)
	for (const line of ['Poli klinik: 14 baru', 'Dokter: 120 baru', `Jadwal: ${JADWAL} baru`])
		expect(first.output).toContain(line)
	expect(first.code).toBe(0)
	const filled = await readSite()

	started = performance.now()
	const second = await khanza()
	console.log(`second run ${Math.round(performance.now() - started)} ms:\n${second.output}`)
	for (const line of ['Poli klinik: 0 baru, 0 berubah, 0 hilang, 14 tetap', 'Dokter: 0 baru, 0 berubah, 0 hilang, 120'])
		expect(second.output).toContain(line)
	expect(second.output).toContain(`Jadwal: 0 baru, 0 berubah, 0 hilang, ${JADWAL} tetap`)
	expect([second.code, await readSite()]).toEqual([0, filled])
	expect(await readKhanza()).toEqual(there)
})

test('the public API shows a doctor of Khanza with the letters of latin1, clinic and hours', async () => {
	expect((await khanza()).code).toBe(0)
	const found = await (await fetch(`${site.url}/api/v1/public/dokter?searchByNama=Ren%C3%A9e`)).json()
	expect(found.data).toMatchObject([{ nama: 'dr. Renée Khanza, Sp.A', spesialis: 'Anak dan Bebé' }])
	const { data } = await (await fetch(`${site.url}/api/v1/public/dokter/detail/${found.data[0].id}`)).json()
	expect(JSON.stringify(data)).toContain('Poli Khanza 2')
	expect(JSON.stringify(data)).toContain('08:00')
	const quotas = await database.db
		.selectFrom('jadwalWaktu')
		.innerJoin('dokter', 'dokter.id', 'jadwalWaktu.dokterId')
		.select(['kodeSimrs', 'kuota'])
		.where('kodeSimrs', 'in', [kdDokter(1), kdDokter(3)])
		.execute()
	expect(quotas.map(({ kodeSimrs, kuota }) => `${kodeSimrs} ${kuota}`)).toEqual(
		expect.arrayContaining([`${kdDokter(1)} 20`, `${kdDokter(3)} null`]),
	)
	const { kodeBpjs } = await database.db
		.selectFrom('dokter')
		.select('kodeBpjs')
		.where('kodeSimrs', '=', kdDokter(1))
		.executeTakeFirstOrThrow()
	expect(kodeBpjs).toBe('31415')
})

test('a package that follows a clinic has the places that Khanza has for it on that day', async () => {
	await khanza()
	const senin = '2026-11-23'
	const { id } = await database.db
		.selectFrom('poliKlinik')
		.select('id')
		.where('kodeSimrs', '=', kdPoli(2))
		.executeTakeFirstOrThrow()
	const [there] = await sql("SELECT SUM(kuota) AS kuota FROM jadwal WHERE kd_poli = ? AND hari_kerja = 'SENIN'", [
		kdPoli(2),
	])
	const places = (await readClinicQuotas(database.db, [id], senin))(id, senin)
	expect(places).toBeGreaterThan(0)
	expect(places).toBe(Number(there?.kuota))
})

test('changes in Khanza reach the site, and who is inactive there is hidden here', async () => {
	await khanza()
	await sql("UPDATE dokter SET status = '0' WHERE kd_dokter = ?", [kdDokter(120)])
	await sql("UPDATE poliklinik SET nm_poli = 'Poli Gigi Khanza' WHERE kd_poli = ?", [kdPoli(1)])
	const { output, code } = await khanza()
	expect(output).toContain(`! 1 dokter tidak dikirim, tidak aktif: ${kdDokter(120)}`)
	expect(output).toMatch(
		new RegExp(`! \\d baris jadwal tidak dikirim, dokter tidak aktif: ${kdDokter(120)} SENIN 08:00:00`),
	)
	expect(output).toContain('Poli klinik: 0 baru, 1 berubah, 0 hilang, 13 tetap')
	expect(output).toMatch(/Dokter: 0 baru, 0 berubah, 1 hilang, 119 tetap/)
	expect(code).toBe(0)
	const { dokter, poliKlinik } = await readSite()
	expect(dokter.find(({ kodeSimrs }) => kodeSimrs === kdDokter(120))?.tampil).toBe(0)
	expect(poliKlinik.find(({ kodeSimrs }) => kodeSimrs === kdPoli(1))?.nama).toBe('Poli Gigi Khanza')
})

test('rows that cannot be used are named and left out; the others are sent', async () => {
	await sql('UPDATE jadwal SET jam_selesai = NULL WHERE kd_dokter = ? AND hari_kerja = ?', [kdDokter(2), 'SENIN'])
	await sql('UPDATE jadwal SET kd_poli = NULL WHERE kd_dokter = ? AND hari_kerja = ?', [kdDokter(3), 'SENIN'])
	await sql("UPDATE jadwal SET jam_mulai = '00:00', jam_selesai = '00:00' WHERE kd_dokter = ? AND hari_kerja = ?", [
		kdDokter(4),
		'SENIN',
	])
	await sql('INSERT INTO jadwal SELECT * FROM jadwal WHERE kd_dokter = ? AND hari_kerja = ?', [kdDokter(5), 'SENIN'])
	await sql("UPDATE jadwal SET jam_selesai = '24:00' WHERE kd_dokter = ? AND hari_kerja = 'SENIN'", [kdDokter(6)])
	const { output, code } = await khanza()
	for (const line of [
		`! 1 baris jadwal tidak dikirim, jam selesai kosong: ${kdDokter(2)} SENIN 08:00:00`,
		`! 1 baris jadwal tidak dikirim, poli kosong: ${kdDokter(3)} SENIN 08:00:00`,
		`! 1 baris jadwal tidak dikirim, jam kosong: ${kdDokter(4)} SENIN 00:00:00`,
		`! 1 baris jadwal tidak dikirim, ganda: jam mulai dokter ini pada hari itu sudah ada: ${kdDokter(5)} SENIN 08:00:00`,
	])
		expect(output).toContain(line)
	expect(code).toBe(0)
	const { jamSelesai } = await database.db
		.selectFrom('jadwalWaktu')
		.innerJoin('dokter', 'dokter.id', 'jadwalWaktu.dokterId')
		.select('jamSelesai')
		.where('kodeSimrs', '=', kdDokter(6))
		.where('hari', 'like', '%Senin%')
		.executeTakeFirstOrThrow()
	expect(jamSelesai).toBe('23:59')
})

test('an old Khanza without quotas and without the tables of BPJS is read', async () => {
	await makeKhanza(mariadb.root, { kuota: false })
	await sql('DROP TABLE maping_poli_bpjs, maping_dokter_dpjpvclaim')
	const { output, code } = await khanza()
	expect([code, output]).toEqual([0, expect.stringContaining(`${JADWAL} baris jadwal`)])
	const coded = database.db.selectFrom('dokter').select('id').where('kodeSimrs', 'is not', null)
	const quotas = database.db.selectFrom('jadwalWaktu').select('kuota').where('dokterId', 'in', coded)
	expect((await quotas.execute()).filter(({ kuota }) => kuota !== null)).toEqual([])
})

test('what is missing in Khanza is said in words, and nothing is changed', async () => {
	await sql('ALTER TABLE jadwal DROP COLUMN kd_poli')
	await sql('DROP TABLE spesialis')
	await expectNoChange(
		{},
		'Tabel spesialis tidak ada, atau akun ini tidak boleh membacanya.\nTabel jadwal tidak memiliki kolom kd_poli, atau akun ini tidak boleh membacanya.\nTidak ada yang dibaca dan diubah.',
	)
})

/** The connection that waits for the rows of `jadwal`, while this test has locked them. */
async function whileReading(): Promise<number> {
	const reading = async () => {
		const list = await sql('SHOW FULL PROCESSLIST')
		return list.find(({ User, Info }) => User === 'situs_baca' && /FROM jadwal/.test(Info ?? ''))?.Id ?? 0
	}
	await expect.poll(reading, { interval: 20 }).toBeGreaterThan(0)
	return reading()
}

test('a connection that is lost while Khanza is read changes nothing, and is one sentence', async () => {
	await sql('LOCK TABLES jadwal WRITE')
	const before = await readSite()
	const running = khanza()
	await sql('KILL ?', [await whileReading()])
	await sql('UNLOCK TABLES')
	const lost = performance.now()
	const { code, output } = await running
	expect(performance.now() - lost).toBeLessThan(30_000)
	expect(output).toMatch(/^✗ Koneksi ke database Khanza terputus\. \(\w+\) Tidak ada yang diubah\.\n$/)
	expect([code, await readSite()]).toEqual([1, before])
})

test('everything is read as it was at one moment', async () => {
	await sql('LOCK TABLES jadwal WRITE')
	const running = khanza(['--dry-run'])
	await whileReading()
	await sql("INSERT INTO jadwal VALUES ('D9999', 'SENIN', '08:00', '09:00', 'P999', 1)")
	await sql('UNLOCK TABLES')
	const { output } = await running
	expect(output).toContain(`${JADWAL} baris jadwal`)
	expect(output).not.toContain('D9999')
})

test('wrong settings, a wrong key and an absent site are one sentence each', async () => {
	await expectNoChange({ KHANZA_URL: '' }, 'KHANZA_URL, KHANZA_SITE dan KHANZA_KEY harus diisi.')
	await expectNoChange(
		{ KHANZA_URL: address('situs_baca', 'salah') },
		'✗ Nama akun atau kata sandi database Khanza salah. (ER_ACCESS_DENIED_ERROR) Tidak ada yang diubah.',
	)
	await expectNoChange(
		{ KHANZA_URL: 'mysql://situs_baca:x@127.0.0.1:1/sik' },
		'✗ Database Khanza tidak dapat dihubungi. (ECONNREFUSED) Tidak ada yang diubah.',
	)
	await expectNoChange(
		{ KHANZA_KEY: 'lain' },
		'Situs menolak: Kunci API tidak dikenal, sudah dicabut, atau kedaluwarsa.',
	)
	await expectNoChange(
		{ KHANZA_SITE: 'http://127.0.0.1:1' },
		'✗ Poli klinik: Situs http://127.0.0.1:1 tidak dapat dihubungi (connection failed). Tidak ada yang diubah.',
	)
	await expectNoChange(
		{ KHANZA_SITE: 'http://0.0.0.0:1' },
		'! KHANZA_SITE memakai http://: kunci dan data pasien dapat dibaca di jaringan. Pakai https://\n',
	)
	await expectNoChange({ KHANZA_BOOKING_URL: BOOKING().KHANZA_BOOKING_URL }, 'memerlukan KHANZA_BOOKING_POLI')
})

test('when most of Khanza vanishes, the site refuses it until the operator is sure', async () => {
	await khanza()
	await sql('DELETE FROM jadwal WHERE kd_dokter > ?', [kdDokter(30)])
	await expectNoChange({}, '(HILANG_BANYAK) Tidak ada yang diubah.')
	const { code, output } = await khanza(['--yakin'])
	expect([code, output]).toEqual([0, expect.stringMatching(/Jadwal: 0 baru, 0 berubah, \d{3} hilang/)])
})

test('the accounts of the documentation can do no more than is needed', async () => {
	const grants = async (account: string) =>
		(await sql(`SHOW GRANTS FOR '${account}'@'127.0.0.1'`)).map((row) => String(Object.values(row)[0]))
	const [read, booking] = [await grants('situs_baca'), await grants('situs_booking')]
	expect(read.slice(1).filter((line) => !line.startsWith('GRANT SELECT '))).toEqual([])
	expect(read.join()).not.toContain('almt_tgl')
	expect(booking.slice(1)).toEqual([expect.stringMatching(/^GRANT SELECT, INSERT ON `sik`.`booking_periksa` TO /)])
})

async function expectNoChange(env: Record<string, string>, words: string): Promise<void> {
	const before = await readSite()
	const { code, output } = await khanza([], env)
	expect(output).toContain(words)
	expect(output).not.toMatch(/\n\s+at /)
	expect([code, await readSite()]).toEqual([1, before])
}

const day = (ahead: number) => tambahHari(tanggalWib(Date.now()), ahead)

/** A reservation with its event, as a visitor makes it. */
async function book(id: string, more: Partial<Parameters<typeof reserve>[1][number]> = {}): Promise<string> {
	const pasien = [{ id: null, nama: 'Bu Renée 👩' }]
	await reserve(database, [{ id, tanggalVisit: day(3), noTelp: `0812-${id}`, status: 'baru', pasien, ...more }])
	await happened(id)
	return kodeOf(id)
}

const happened = (id: string) =>
	recordEvent(database.db, {
		aksi: 'buat',
		sumber: 'reservasi',
		sumberId: id,
		label: '',
		staf: PENGUNJUNG,
		now: Date.now(),
	})

const statusOf = async (id: string) =>
	(await database.db.selectFrom('shopReservasi').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const bookings = () => sql('SELECT * FROM booking_periksa ORDER BY no_booking')

test('reservations become bookings once, whatever is repeated; a second of a phone number on a day is reported', async () => {
	const nama = 'Renée Łukasz 👩 dengan nama yang jauh lebih panjang dari kolomnya'
	const first = await book('aaaaa2', { atasNama: nama, noTelp: '0812-1' })
	const doubled = await book('aaaaa3', { noTelp: '0812-1' })
	await book('aaaaa4', { status: 'batal' })
	await book('aaaaa5', { status: 'menunggu' })
	await book('aaaaa6', { tanggalVisit: day(-1) })
	// The desk knows who it registered.
	await book('aaaaa7', { asal: 'meja' })

	const trial = await khanza(['--dry-run'], BOOKING())
	expect(trial.output).toContain('Booking: 2 akan dikirim, 0 sudah ada, 0 nomor ganda')
	expect(await bookings()).toEqual([])

	const there = await readKhanza()
	const run = await khanza([], BOOKING())
	expect(run.output).toContain('Booking: 1 baru, 0 sudah ada, 1 nomor ganda')
	expect(run.output).toContain(`! ${doubled}: nomor teleponnya sudah punya booking lain pada ${day(3)}`)
	expect(run.output).not.toContain('0812-1')
	expect(run.code).toBe(0)
	const [row, ...more] = await bookings()
	expect(more).toEqual([])
	expect(row).toMatchObject({
		no_booking: first,
		nama: 'Renée ?ukasz ? dengan nama yang jauh leb',
		alamat: '-',
		no_telp: '0812-1',
		email: '',
		kd_poli: kdPoli(3),
		status: 'Belum Dibalas',
	})
	expect(row?.tambahan_pesan).toContain(`Reservasi situs ${first}`)
	expect(row?.tambahan_pesan).toContain('(Bu Renée ?)')
	expect(statSync(stateFile).mode & 0o777).toBe(0o600)

	const again = await khanza([], BOOKING())
	expect(again.output).toContain(`! ${doubled}: nomor teleponnya`)
	expect(again.output).toContain('Booking: 0 baru, 0 sudah ada, 1 nomor ganda')
	// As after a crash before the file was written.
	rmSync(stateFile)
	expect((await khanza([], BOOKING())).output).toContain('Booking: 0 baru, 1 sudah ada, 1 nomor ganda')
	// As after a restore of the site, whose numbers are lower then.
	writeFileSync(stateFile, JSON.stringify({ ...JSON.parse(readFileSync(stateFile, 'utf8')), sejak: 1_000_000 }))
	await database.db.updateTable('shopReservasi').set({ status: 'dikonfirmasi' }).where('id', '=', 'aaaaa3').execute()
	const restored = await khanza([], BOOKING())
	expect(restored.output).toContain('! Data situs dipulihkan; semua reservasi dibaca lagi dari awal')
	expect(restored.output).toContain('Booking: 0 baru, 0 sudah ada, 0 nomor ganda')
	expect(await bookings()).toHaveLength(1)
	expect(await readKhanza()).toEqual(there)
	await database.db.updateTable('shopReservasi').set({ status: 'batal' }).where('noTelp', '=', '0812-1').execute()
})

test('the answers of the desk in Khanza confirm and cancel; what changes on the site is reported', async () => {
	const [yes, no] = [await book('bbbbb2'), await book('bbbbb3')]
	const [gone, moved] = [await book('bbbbb4'), await book('bbbbb5')]
	await khanza([], BOOKING())
	expect(await bookings()).toHaveLength(4)
	await sql("UPDATE booking_periksa SET status = 'Diterima' WHERE no_booking = ?", [yes])
	await sql("UPDATE booking_periksa SET status = 'Ditolak' WHERE no_booking = ?", [no])
	const { output } = await khanza([], BOOKING())
	expect(output).toContain('Jawaban Khanza: 2 reservasi berubah status')
	expect([await statusOf('bbbbb2'), await statusOf('bbbbb3')]).toEqual(['dikonfirmasi', 'batal'])

	const change = (id: string, set: { status?: 'batal'; tanggalVisit?: string }) =>
		database.db.updateTable('shopReservasi').set(set).where('id', '=', id).execute()
	await change('bbbbb4', { status: 'batal' })
	await change('bbbbb5', { tanggalVisit: day(5) })
	await happened('bbbbb4')
	await happened('bbbbb5')
	const later = await khanza([], BOOKING())
	expect(later.output).toContain(`! ${gone}: dibatalkan di situs; batalkan juga booking-nya di Khanza`)
	expect(later.output).toContain(`! ${moved}: pindah dari ${day(3)} ke ${day(5)}; ubah juga booking-nya di Khanza`)
	expect(later.output).toContain('Jawaban Khanza: 0 reservasi berubah status')
	expect(later.output).not.toContain(no)
	expect((await khanza([], BOOKING())).output).not.toContain('! ')
	await change('bbbbb2', { status: 'batal' })
	await change('bbbbb5', { status: 'batal' })
})

test('bookings go on where hours fail, and with an account that may only insert', async () => {
	await book('ccccc2')
	await sql('DROP TABLE spesialis')
	await sql("CREATE OR REPLACE USER 'situs_isi'@'127.0.0.1' IDENTIFIED BY 'kata-sandi-booking'")
	await sql("GRANT INSERT ON sik.booking_periksa TO 'situs_isi'@'127.0.0.1'")
	const env = { ...BOOKING(), KHANZA_BOOKING_URL: address('situs_isi', 'kata-sandi-booking') }
	const { code, output } = await khanza([], env)
	expect(output).toContain('✗ Tabel spesialis tidak ada')
	expect(output).toContain('Booking: 1 baru, 0 sudah ada, 0 nomor ganda')
	expect(output).toContain('! Akun booking tidak boleh membaca booking_periksa')
	expect([code, (await bookings()).length]).toEqual([1, 1])
	rmSync(stateFile)
	expect((await khanza([], env)).output).toContain('Booking: 0 baru, 1 sudah ada, 0 nomor ganda')
	await database.db.updateTable('shopReservasi').set({ status: 'batal' }).where('id', '=', 'ccccc2').execute()
})

test('a table of bookings with more required columns, an unknown clinic and a broken file are said in words', async () => {
	await book('ddddd2')
	writeFileSync(stateFile, '{"sejak":')
	const broken = await khanza([], BOOKING())
	expect([broken.code, broken.output]).toEqual([1, expect.stringContaining(`Berkas ${stateFile} rusak.`)])
	rmSync(stateFile)

	await sql('ALTER TABLE booking_periksa ADD FOREIGN KEY (kd_poli) REFERENCES poliklinik (kd_poli)')
	const unknown = await khanza([], { ...BOOKING(), KHANZA_BOOKING_POLI: 'XXXXX' })
	expect([unknown.code, unknown.output]).toEqual([
		1,
		expect.stringContaining('Poli XXXXX dari KHANZA_BOOKING_POLI tidak ada di Khanza.'),
	])
	await sql('ALTER TABLE booking_periksa ADD nik varchar(16) NOT NULL')
	const wider = await khanza([], BOOKING())
	expect([wider.code, wider.output]).toEqual([
		1,
		expect.stringContaining('Tabel booking_periksa di Khanza ini juga mewajibkan kolom nik.'),
	])
	await sql("ALTER TABLE booking_periksa MODIFY nik varchar(16) NOT NULL DEFAULT ''")
	expect((await khanza([], BOOKING())).output).toContain('Booking: 1 baru')
	expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toMatchObject({
		booking: { [kodeOf('ddddd2')]: { dijawab: false } },
	})
})
