import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { langkahPanduan } from '../../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import { loadDemo } from '../../../demo/load-demo.ts'
import { wantedPictures } from '../../../demo/make-pictures/content-pictures.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { isiTables } from '../../isi/content-tables.ts'

let staff: TestStaff
afterEach(() => staff.dispose())

async function openAsAdmin(demo: boolean): Promise<TestPerson> {
	staff = await openTestStaff({ demo })
	return staff.signedIn('admin')
}

const panduanOf = async (admin: TestPerson): Promise<Panduan> => (await admin.send('GET', '/panduan')).body.data
const statesOf = ({ langkah }: Panduan) => Object.fromEntries(langkah.map((each) => [each.langkah, each.keadaan]))
const count = async (table: 'dokter' | 'artikel' | 'poliKlinik' | 'webSetting' | 'shopItem' | 'artikelKomentar') =>
	(await staff.db.selectFrom(table).select('id').execute()).length

test('given an empty hospital, every step is open; each is done as soon as its content is there', async () => {
	const admin = await openAsAdmin(false)
	const empty = await panduanOf(admin)
	// No picture is of the demo.
	const { gambar, ...open } = statesOf(empty)
	expect(new Set(Object.values(open))).toEqual(new Set(['belum']))
	expect([gambar, empty.gambarContoh]).toEqual(['selesai', []])
	expect([empty.langkah.length, empty.ditutup, empty.contoh]).toEqual([langkahPanduan.length, false, null])

	const send = async (method: string, path: string, body: object) =>
		expect((await admin.send(method, path, body)).status, path).toBeLessThan(300)
	await send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	expect(statesOf(await panduanOf(admin))).toMatchObject({ identitas: 'selesai', kontak: 'belum', pelacakan: 'belum' })
	await send('PATCH', '/web-setting/utama', { noTelp: '0812-3456-7890', alamat: 'Jl. Raya 1' })
	await send('PATCH', '/web-setting/utama', { mapLokasi: '-8.215, 114.370' })
	await send('PATCH', '/web-setting/utama', { persetujuanPelacakan: 'setuju', tempatPengunjung: 'mati' })
	await send('PATCH', '/merek/utama', { namaPendek: 'Sejahtera' })
	await send('POST', '/web-setting-sosmed', { icon: 'instagram', link: 'https://instagram.com/rs' })
	await send('PATCH', '/beranda-pendaftaran/utama', { noTelp: '0812-3456-7890' })
	const poli = (await admin.send('POST', '/poli-klinik', { nama: 'Poli Umum' })).body.data.created.id
	await send('POST', '/dokter', { nama: 'dr. Baru' })
	expect(statesOf(await panduanOf(admin))).toMatchObject({ 'poli-klinik': 'selesai', dokter: 'belum' })
	const waktu = [{ poliKlinikId: poli, hari: ['Senin'], jamMulai: '08:00', jamSelesai: '12:00' }]
	await send('POST', '/dokter', { nama: 'dr. Jadwal', poliKlinik: [poli], waktu })
	await send('PATCH', '/tanda-bahaya/utama', { dibacaPada: '2026-11-16' })
	expect(statesOf(await panduanOf(admin))).toMatchObject({ dokter: 'selesai', 'tanda-bahaya': 'belum' })
	await send('PATCH', '/tanda-bahaya/utama', { dibacaOleh: 'dr. Jadwal' })
	await send('POST', '/layanan', { nama: 'IGD', deskripsi: '<p>Buka.</p>' })
	const done = statesOf(await panduanOf(admin))
	expect(Object.keys(done).filter((step) => done[step] !== 'selesai')).toEqual([
		'banner',
		'artikel',
		'toko',
		'hak-pasien',
		'iklan',
		'pengguna',
	])
})

test.each([
	['a hospital that never answered asks its visitors before it records them', false, 'setuju'],
	['the demo records at once', true, 'langsung'],
])('%s', async (_, demo, persetujuanPelacakan) => {
	const admin = await openAsAdmin(demo)
	await admin.send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	const chosen = staff.db.selectFrom('webSetting').select(['persetujuanPelacakan', 'tempatPengunjung'])
	expect(await chosen.execute()).toEqual([{ persetujuanPelacakan, tempatPengunjung: '' }])
})

test.each(['setuju', 'langsung'])('the choice %s for visit records is stored, and the step is done', async (choice) => {
	const admin = await openAsAdmin(false)
	await admin.send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	await admin.send('PATCH', '/web-setting/utama', { persetujuanPelacakan: choice })
	await admin.send('PATCH', '/panduan', { tanda: 'pelacakan', ada: true })
	expect(await staff.db.selectFrom('webSetting').select('persetujuanPelacakan').execute()).toEqual([
		{ persetujuanPelacakan: choice },
	])
	expect(statesOf(await panduanOf(admin))).toMatchObject({ pelacakan: 'selesai' })
})

test('the choice about testimonials and promos is done when it is confirmed, also with what it was', async () => {
	const admin = await openAsAdmin(false)
	await admin.send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	await admin.send('PATCH', '/panduan', { tanda: 'iklan', ada: true })
	expect(statesOf(await panduanOf(admin))).toMatchObject({ iklan: 'selesai' })
})

test('an optional step can be skipped and taken up again; the guide can be closed', async () => {
	const admin = await openAsAdmin(false)
	const mark = (tanda: string, ada: boolean) => admin.send('PATCH', '/panduan', { tanda, ada })
	for (const tanda of ['sosmed', 'tanda-bahaya', 'pelacakan', 'tutup', 'tutup'])
		expect((await mark(tanda, true)).status).toBe(200)
	const marked = await panduanOf(admin)
	const states = { sosmed: 'dilewati', 'tanda-bahaya': 'dilewati', pelacakan: 'selesai', toko: 'belum' }
	expect(statesOf(marked)).toMatchObject(states)
	expect(marked.ditutup).toBe(true)
	await mark('sosmed', false)
	await mark('tutup', false)
	expect(await panduanOf(admin)).toMatchObject({ ditutup: false })
	expect(statesOf(await panduanOf(admin)).sosmed).toBe('belum')
	expect((await mark('identitas', true)).status).toBe(400)
})

test('given the demo hospital, its steps count as demo content until staff change them', async () => {
	const admin = await openAsAdmin(true)
	const before = await panduanOf(admin)
	// A doctor of the demo reads nothing.
	const { pengguna, pelacakan, iklan, 'tanda-bahaya': dibaca, ...others } = statesOf(before)
	expect(new Set(Object.values(others))).toEqual(new Set(['contoh']))
	expect([pelacakan, iklan, pengguna, dibaca]).toEqual(['belum', 'belum', 'belum', 'belum'])
	await admin.send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	await admin.send('POST', '/poli-klinik', { nama: 'Poli Baru' })
	const after = statesOf(await panduanOf(admin))
	expect(after).toMatchObject({ identitas: 'selesai', kontak: 'contoh', 'poli-klinik': 'selesai', dokter: 'contoh' })
})

test('pictures of the demo are counted by kind until others replace them', async () => {
	const admin = await openAsAdmin(true)
	const countsOf = ({ gambarContoh }: Panduan) =>
		Object.fromEntries(gambarContoh.map(({ sumber, jumlah }) => [sumber, jumlah]))
	const before = countsOf(await panduanOf(admin))
	// A setting, JSON of two forms, a popup with its quiz; a doctor without a photo has none.
	expect(before).toMatchObject({ 'shop-setting': 1, fasilitas: 34, artikel: 36, 'popup-information': 6 })
	expect(before).not.toHaveProperty('dokter')
	const files = wantedPictures()
	expect(Object.values(before).reduce((sum, jumlah) => sum + jumlah)).toBe(files.length)

	const first = async (table: 'fasilitas' | 'layanan') =>
		(await staff.db.selectFrom(table).select('id').orderBy('urutan').limit(1).executeTakeFirstOrThrow()).id
	const file = `${'0'.repeat(32)}.webp`
	await admin.send('PATCH', `/fasilitas/${await first('fasilitas')}`, { foto: ['ruang-rawat-inap-1.webp', file] })
	await admin.send('PATCH', `/layanan/${await first('layanan')}`, { foto: file })
	await admin.send('PATCH', '/shop-setting/utama', { poster: null })
	const { 'shop-setting': _, ...others } = before
	expect(countsOf(await panduanOf(admin))).toEqual({ ...others, fasilitas: 31, layanan: 9 })

	await admin.send('PATCH', '/panduan', { tanda: 'gambar', ada: true })
	expect(statesOf(await panduanOf(admin)).gambar).toBe('dilewati')
	await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })
	// What staff have changed stays, with the picture that it kept.
	const after = await panduanOf(admin)
	expect([statesOf(after).gambar, after.gambarContoh]).toEqual(['dilewati', [{ sumber: 'fasilitas', jumlah: 1 }]])
	await admin.send('PATCH', `/fasilitas/${await first('fasilitas')}`, { foto: [file] })
	expect(statesOf(await panduanOf(admin)).gambar).toBe('selesai')
})

test('given an untouched demo hospital, its removal leaves nothing of it, and the backup is there', async () => {
	const admin = await openAsAdmin(true)
	const { contoh } = await panduanOf(admin)
	expect(contoh).toMatchObject({ diubah: { jumlah: 0 }, dipakai: { jumlah: 0 } })
	for (const konfirmasi of ['', 'ya'])
		expect((await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi })).status).toBe(400)
	expect(await count('dokter')).toBe(40)

	const { status, body } = await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'hapus' })
	expect([status, body.data.dihapus]).toEqual([200, contoh?.dihapus])
	expect(existsSync(join(body.data.cadangan, 'manifest.json.age'))).toBe(true)
	for (const table of [...isiTables, 'webVisitor' as const])
		expect(await staff.db.selectFrom(table).selectAll().execute(), table).toEqual([])
	expect((await panduanOf(admin)).contoh).toBeNull()
	// The next start does not bring it back.
	expect(await loadDemo(staff.database, { now: Date.now(), picturesDir: '/dev/null' })).toBe(false)
	expect((await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })).status).toBe(404)
	const { body: audit } = await admin.send('GET', '/audit?sumber=panduan')
	expect(audit.data[0]).toMatchObject({ aksi: 'hapus', label: 'Konten contoh' })
})

test('what staff made or changed stays, with everything that it refers to', async () => {
	const admin = await openAsAdmin(true)
	const { db } = staff
	const first = async (table: 'dokter' | 'artikel' | 'shopItem' | 'poliKlinik') =>
		(await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
	const [dokterId, artikelId, poliId] = [await first('dokter'), await first('artikel'), await first('poliKlinik')]
	// A doctor of the demo with a new leave, an article with a new title, a new package and a new doctor.
	const leave = { jenis: 'cuti', dokterId, mulai: '2030-01-01', selesai: '2030-01-02', alasan: 'Cuti' }
	expect((await admin.send('POST', '/jadwal/pengecualian', leave)).status).toBe(201)
	expect((await admin.send('PATCH', `/artikel/${artikelId}`, { judul: 'Judul kami' })).status).toBe(200)
	const sample = await db
		.selectFrom('shopItem')
		.selectAll()
		.where('id', '=', await first('shopItem'))
		.executeTakeFirstOrThrow()
	const paket = { nama: 'Paket kami', harga: 1000, tipeId: sample.tipeId, kategoriId: sample.kategoriId, untukL: 1 }
	expect((await admin.send('POST', '/shop-item', paket)).status).toBe(201)
	const waktu = [{ poliKlinikId: poliId, hari: ['Senin'], jamMulai: '08:00', jamSelesai: '12:00' }]
	const own = await admin.send('POST', '/dokter', { nama: 'dr. Kami', poliKlinik: [poliId], waktu })
	await admin.send('PATCH', '/web-setting/utama', { namaWeb: 'RS Sejahtera' })
	const clinics = await db
		.selectFrom('dokterPoliKlinik')
		.select('poliKlinikId')
		.where('dokterId', '=', dokterId)
		.execute()

	const { contoh } = await panduanOf(admin)
	expect(contoh?.diubah).toMatchObject({ jumlah: 1, nama: ['Judul kami'] })
	// The doctor, the clinics, the category of the article, and type and category of the package.
	const kept = new Set([poliId, ...clinics.map(({ poliKlinikId }) => poliKlinikId)])
	expect(contoh?.dipakai.jumlah).toBe(1 + kept.size + 1 + 2)

	const { body } = await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })
	expect(body.data).toMatchObject(contoh ?? {})
	expect([await count('dokter'), await count('artikel'), await count('shopItem')]).toEqual([2, 1, 1])
	expect(await count('poliKlinik')).toBe(kept.size)
	const saved = (await admin.send('GET', `/dokter/${own.body.data.created.id}`)).body.data
	expect(saved).toMatchObject({ poliKlinik: [poliId], waktu: [{ poliKlinikId: poliId }] })
	expect((await admin.send('GET', `/artikel/${artikelId}`)).body.data).toMatchObject({
		judul: 'Judul kami',
		dokter: [],
	})
	const web = (await admin.send('GET', '/web-setting/utama')).body.data
	expect(web).toMatchObject({
		namaWeb: 'RS Sejahtera',
		alamat: '',
		noTelp: '',
		promo: 0,
		persetujuanPelacakan: 'setuju',
		tempatPengunjung: '',
	})
	expect((await panduanOf(admin)).contoh).toBeNull()
})

test('a calendar that staff have set stays, although the other settings of the shop are of the demo', async () => {
	const admin = await openAsAdmin(true)
	const { pengaturan } = (await admin.send('GET', '/kalender')).body.data
	const hariBuka = [{ hari: 'Senin', jamMulai: null, jamSelesai: null }]
	const isian = { hariBuka, kuotaHarian: 40, jamTerakhir: '13:00' }
	const set = await admin.send('PATCH', '/kalender/utama', { ...isian, versi: pengaturan.versi })
	expect(set.status).toBe(200)
	expect((await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })).status).toBe(200)
	const after = (await admin.send('GET', '/kalender')).body.data
	expect(after.pengaturan).toMatchObject(isian)
	expect((await admin.send('GET', '/shop-setting/utama')).body.data.caraCheckin).toBe('')
})

test('a reply of staff keeps the demo comment that it answers, on an article that stays', async () => {
	const admin = await openAsAdmin(true)
	const parent = await staff.db
		.selectFrom('artikelKomentar')
		.select(['id', 'artikelId'])
		.where('komenParentId', 'is', null)
		.orderBy('id')
		.limit(1)
		.executeTakeFirstOrThrow()
	await admin.send('PATCH', `/artikel/${parent.artikelId}`, { judul: 'Judul kami' })
	expect((await admin.send('POST', `/komentar/${parent.id}/balasan`, { komentar: 'Terima kasih.' })).status).toBe(201)
	await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })
	const left = await staff.db.selectFrom('artikelKomentar').select(['komenParentId']).execute()
	expect(left.map(({ komenParentId }) => komenParentId).toSorted()).toEqual([null, parent.id].toSorted())
})

test('given a backup that fails, nothing is removed', async () => {
	const admin = await openAsAdmin(true)
	await insertRows(staff.db, 'faq', [{ id: 'x' }])
	staff.failBackups()
	const { status, body } = await admin.send('POST', '/panduan/hapus-contoh', { konfirmasi: 'HAPUS' })
	expect([status, body.error.code]).toEqual([503, 'CADANGAN_GAGAL'])
	expect(await count('dokter')).toBe(40)
})
