import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BarisRencana, jenisCsv } from '../../../contract/staff/csv.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { parseIsi } from '../../isi/isi-file.ts'
import { exportCsv } from './csv-routes.ts'

let staff: TestStaff
let admin: TestPerson
beforeAll(async () => {
	staff = await openTestStaff({ demo: true })
	admin = await staff.signedIn('admin')
})
afterAll(() => staff.dispose())

const download = async (jenis: string): Promise<string> => (await admin.send('GET', `/impor/csv/${jenis}`)).body
const send = (jenis: string, what: 'periksa' | 'terapkan', csv: string) =>
	admin.send('POST', `/impor/csv/${jenis}/${what}`, { csv })
const audits = () =>
	staff.db.selectFrom('peristiwa').select(['aksi', 'sumber', 'label']).where('aksi', '!=', 'masuk').execute()

test.each(jenisCsv)('importing the unchanged export of %s changes nothing', async (jenis) => {
	const csv = await download(jenis)
	expect(await exportCsv(staff.db, jenis)).toBe(`\ufeff${csv}`)
	const { body } = await send(jenis, 'periksa', csv)
	const lines = body.data.jumlah.sama
	expect(lines).toBeGreaterThan(10)
	expect(body.data.jumlah).toEqual({ baru: 0, ubah: 0, sama: lines, hapus: 0, salah: 0 })
})

test('packages: changes, new rows and errors by line; nothing is saved while there are errors', async () => {
	const [item] = await staff.db.selectFrom('shopItem').selectAll().orderBy('urutan').limit(1).execute()
	if (!item) throw new Error('no package')
	const bad = await send(
		'paket',
		'periksa',
		`id;harga;usia\n${item.id};mahal;\ntidak-ada;1;\n${item.id};1;zaman-batu\n`,
	)
	expect(bad.body.data.jumlah).toMatchObject({ salah: 3 })
	expect(bad.body.data.baris.map(({ nomor, kesalahan }: BarisRencana) => [nomor, kesalahan.length > 0])).toEqual([
		[2, true],
		[3, true],
		[4, true],
	])
	const refused = await send('paket', 'terapkan', `id;harga\n${item.id};5\n;mahal\n`)
	expect(refused.status).toBe(400)
	expect(Object.keys(refused.body.error.fields)).toEqual(['Baris 3'])

	const { tipe, kategori } = await anyPilihan()
	const head = 'id;nama;harga;tipe;kategori;usia;jenisKelamin\n'
	const csv = `${head}${item.id};=Paket Lama;Rp 1.250.000;${tipe};${kategori};;l|p\n;Paket Uji;90000;${tipe};${kategori};;p\n`
	const done = await send('paket', 'terapkan', csv)
	expect(done.status).toBe(200)
	const rows = await staff.db
		.selectFrom('shopItem')
		.selectAll()
		.where('nama', 'in', ['=Paket Lama', 'Paket Uji'])
		.execute()
	expect(rows.map(({ nama, harga, uri }) => [nama, harga, uri]).sort()).toEqual([
		['=Paket Lama', 1_250_000, item.uri],
		['Paket Uji', 90_000, 'paket-uji'],
	])
	expect((await audits()).map(({ aksi, sumber }) => `${aksi} ${sumber}`).sort()).toEqual([
		...['buat shop-item', 'impor impor', 'ubah shop-item'],
	])
	// A spreadsheet would run it.
	expect(await download('paket')).toContain(",'=Paket Lama,")
})

test('new rows need no id, not even its column; a file without names is refused', async () => {
	const { tipe, kategori } = await anyPilihan()
	const csv = `nama,harga,tipe,kategori,jenisKelamin\nPaket Tanpa Id,75000,${tipe},${kategori},l|p\n`
	expect((await send('paket', 'periksa', csv)).body.data.jumlah).toMatchObject({ baru: 1, ubah: 0, salah: 0 })
	expect((await send('paket', 'terapkan', csv)).status).toBe(200)
	expect(await download('paket')).toContain('Paket Tanpa Id')
	const nameless = await send('dokter', 'periksa', 'spesialis\nAnak\n')
	expect(nameless.body.error.fields).toEqual({ csv: 'Kolom nama wajib ada.' })
	const weekless = await send('jadwal', 'periksa', 'dokter,hari\ndr. Laras,Senin\n')
	expect(weekless.body.error.fields).toEqual({ csv: 'Kolom dokterId wajib ada.' })
})

async function anyPilihan() {
	const tipe = await staff.db.selectFrom('shopTipe').select('uri').executeTakeFirstOrThrow()
	const kategori = await staff.db.selectFrom('shopKategori').select('uri').executeTakeFirstOrThrow()
	return { tipe: tipe.uri, kategori: kategori.uri }
}

test('schedules: the lines of a doctor replace the whole week, other doctors keep theirs', async () => {
	const all = await staff.db.selectFrom('jadwalWaktu').selectAll().orderBy('id').execute()
	const { dokterId = '', poliKlinikId = '' } = all[0] ?? {}
	const own = all.filter((slot) => slot.dokterId === dokterId)
	const clinic = staff.db.selectFrom('poliKlinik').select('uri').where('id', '=', poliKlinikId)
	const { uri } = await clinic.executeTakeFirstOrThrow()
	const head = 'dokterId,poliKlinik,hari,jamMulai,jamSelesai,keteranganWaktu\n'
	const kept = own[0] as (typeof own)[number]
	const days = (JSON.parse(kept.hari) as string[]).join('|')
	const same = `${dokterId},${uri},${days},${kept.jamMulai},${kept.jamSelesai},${kept.keteranganWaktu}\n`
	const csv = `${head}${same}${dokterId},${uri},Senin|Minggu,7:30,09.00,\n`
	const { body } = await send('jadwal', 'periksa', csv)
	expect(body.data.jumlah).toEqual({ baru: 1, ubah: 0, sama: 1, hapus: own.length - 1, salah: 0 })
	expect((await send('jadwal', 'terapkan', csv)).status).toBe(200)
	const after = await staff.db.selectFrom('jadwalWaktu').selectAll().execute()
	expect(after).toHaveLength(all.length - own.length + 2)
	expect(after.filter((row) => row.dokterId === dokterId).sort((a, b) => a.urutan - b.urutan)).toMatchObject([
		{ id: kept.id, hari: kept.hari },
		{ hari: '["Senin","Minggu"]', jamMulai: '07:30', jamSelesai: '09:00' },
	])
	const faulty = `${head}${dokterId},${uri},Monday,10:00,09:00\nx,x,Senin,08:00,09:00\n`
	const wrong = await send('jadwal', 'periksa', faulty)
	expect(wrong.body.data.baris.map(({ kesalahan }: BarisRencana) => kesalahan.length)).toEqual([2, 2, 0, 0])
})

test('the JSON export can be imported and has no visitor data', async () => {
	const { status, body } = await admin.send('GET', '/impor/isi.json')
	expect(status).toBe(200)
	const isi = parseIsi(body, 'isi.json')
	expect(isi.dokter?.length).toBeGreaterThan(10)
	expect(isi.artikelKomentar?.every(({ allowStatus }) => allowStatus === 'diizinkan')).toBe(true)
	expect(Object.keys(isi)).not.toEqual(expect.arrayContaining(['member']))
	expect(await audits()).toContainEqual({ aksi: 'ekspor', sumber: 'impor', label: 'Semua isi situs (JSON)' })
})
