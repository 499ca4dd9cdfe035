import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import type { LastChange } from '../../../contract/staff/isi.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { findRedirect, pathsWithUri } from './uri.ts'

let staff: TestStaff
let editor: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi', 'Siti Redaksi')
	await insertRows(staff.db, 'kategoriArtikel', [{ nama: 'Anak' }, { nama: 'Jantung' }])
	await insertRows(staff.db, 'poliKlinik', [{ nama: 'Poli Anak' }, { nama: 'Poli Gigi' }])
	await insertRows(staff.db, 'dokter', [{ nama: 'dr. Ani' }, { nama: 'dr. Budi' }])
})
afterEach(() => staff.dispose())

const aArtikel = {
	judul: 'Demam Berdarah: kapan ke IGD?',
	textContent: '<p>Minum yang <b>cukup</b>.<script>alert(1)</script></p>',
	artikelMedia: [{ content: 'demam.webp' }],
	kategoriArtikelId: '1',
	dokter: ['2', '1'],
}
const created = async (path: string, body: unknown) => {
	const answer = await editor.send('POST', path, body)
	expect(answer.body.error).toBeUndefined()
	expect(answer.status).toBe(201)
	return answer.body.data.created
}
const trail = () =>
	staff.db.selectFrom('peristiwa').selectAll().where('sumber', '!=', 'pengguna').orderBy('id').execute()

describe('an article', () => {
	test('is created, read, changed and deleted; every step writes an audit entry and a new revision', async () => {
		const revisions = [await staff.database.revision()]
		const made = await created('/artikel', aArtikel)
		expect(made).toMatchObject({
			uri: 'demam-berdarah-kapan-ke-igd',
			textContent: '<p>Minum yang <strong>cukup</strong>.</p>',
			artikelMedia: [{ content: 'demam.webp' }],
			dokter: ['2', '1'],
			favorit: null,
			createdAt: expect.any(Number),
		})
		expect(made).not.toHaveProperty('cari')
		const row = await staff.db.selectFrom('artikel').selectAll().executeTakeFirstOrThrow()
		expect(row).toMatchObject({ cari: 'demam berdarah: kapan ke igd?', ringkasan: 'Minum yang cukup.' })
		revisions.push(await staff.database.revision())

		const read = (await editor.send('GET', `/artikel/${made.id}`)).body.data
		expect(read).toEqual(made)
		const changed = await editor.send('PATCH', `/artikel/${made.id}`, {
			judul: 'Demam',
			dokter: ['1'],
			versi: read.versi,
		})
		expect(changed.body.data).toMatchObject({
			judul: 'Demam',
			uri: made.uri,
			dokter: ['1'],
			artikelMedia: made.artikelMedia,
		})
		revisions.push(await staff.database.revision())

		expect((await editor.send('DELETE', `/artikel/${made.id}`)).status).toBe(200)
		expect((await editor.send('GET', `/artikel/${made.id}`)).status).toBe(404)
		revisions.push(await staff.database.revision())
		expect(new Set(revisions).size).toBe(4)

		const lines = await trail()
		expect(lines.map(({ aksi, stafNama, label }) => [aksi, stafNama, label])).toEqual([
			['buat', 'Siti Redaksi', aArtikel.judul],
			['ubah', 'Siti Redaksi', 'Demam'],
			['hapus', 'Siti Redaksi', 'Demam'],
		])
		expect(Object.keys(JSON.parse(lines[1]?.sebelum ?? ''))).toEqual(expect.arrayContaining(['judul', 'dokter']))
		expect(JSON.parse(lines[1]?.sebelum ?? '')).not.toHaveProperty('textContent')
		expect(JSON.parse(lines[2]?.sebelum ?? '')).toMatchObject({ textContent: made.textContent, dokter: ['1'] })
	})

	test('with invalid fields gets all of them named, and nothing is stored', async () => {
		const answer = await editor.send('POST', '/artikel', {
			judul: ' ',
			textContent: 5,
			artikelMedia: [{ content: '../x' }],
		})
		expect(answer.status).toBe(400)
		expect(answer.body.error).toMatchObject({
			code: 'INPUT_TIDAK_VALID',
			fields: {
				judul: 'Wajib diisi.',
				textContent: 'Nilai tidak sesuai.',
				kategoriArtikelId: 'Wajib dipilih.',
				'artikelMedia.0.content': 'Unggah gambar terlebih dahulu.',
			},
		})
		const unknown = await editor.send('POST', '/artikel', { ...aArtikel, kategoriArtikelId: 'tidak-ada' })
		expect(unknown.status).toBe(400)
		const linked = await editor.send('POST', '/artikel', { ...aArtikel, dokter: ['1', 'tidak-ada'] })
		expect(linked.status).toBe(400)
		expect(await staff.db.selectFrom('artikel').selectAll().execute()).toEqual([])
		expect(await trail()).toEqual([])
	})

	test('is not overwritten by a change of an outdated version', async () => {
		const { id, versi } = await created('/artikel', aArtikel)
		const both = await Promise.all(['A', 'B'].map((judul) => editor.send('PATCH', `/artikel/${id}`, { judul, versi })))
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('SUDAH_BERUBAH')
	})

	test('that two people change tells the second who changed which field, when, and what it is now', async () => {
		const { id, versi } = await created('/artikel', aArtikel)
		const other = await staff.signedIn('admin', 'Budi Admin')
		const changed = await other.send('PATCH', `/artikel/${id}`, { judul: 'Demam', dokter: ['1'], versi })
		expect((await editor.send('PATCH', `/artikel/${id}`, { judul: 'DBD', versi })).status).toBe(409)

		const { body } = await editor.send('GET', `/artikel/${id}/perubahan`)
		expect(body.data.sekarang).toEqual(changed.body.data)
		const by = (kolom: string) => body.data.perubahan.find((each: LastChange) => each.kolom === kolom)
		expect(by('judul')).toEqual({ kolom: 'judul', stafNama: 'Budi Admin', createdAt: expect.any(Number) })
		expect(by('dokter').stafNama).toBe('Budi Admin')
		expect(by('textContent').stafNama).toBe('Siti Redaksi')
		const merged = { judul: 'DBD', versi: body.data.sekarang.versi }
		expect((await editor.send('PATCH', `/artikel/${id}`, merged)).status).toBe(200)
		expect((await editor.send('GET', '/artikel/tidak-ada/perubahan')).status).toBe(404)
	})

	test('has a unique uri, and earlier uris redirect to it', async () => {
		const first = await created('/artikel', aArtikel)
		const second = await created('/artikel', aArtikel)
		expect(second.uri).toBe(`${first.uri}-2`)
		const taken = await editor.send('PATCH', `/artikel/${second.id}`, { uri: first.uri })
		expect(taken.body.error.fields).toEqual({ uri: 'Alamat ini sudah dipakai.' })
		expect((await editor.send('PATCH', `/artikel/${first.id}`, { uri: 'Bukan Alamat' })).status).toBe(400)

		const oldPage = `/info-kesehatan/${first.uri}`
		expect(await findRedirect(staff.db, oldPage)).toBeNull()
		await editor.send('PATCH', `/artikel/${first.id}`, { uri: 'demam-berdarah' })
		await editor.send('PATCH', `/artikel/${first.id}`, { uri: 'dbd' })
		expect(await findRedirect(staff.db, oldPage)).toBe('/info-kesehatan/dbd')
		expect(await findRedirect(staff.db, '/info-kesehatan/demam-berdarah')).toBe('/info-kesehatan/dbd')
		const call = '/api/v1/public/artikel/detail/'
		expect(await findRedirect(staff.db, `${call}demam-berdarah`)).toBe(`${call}dbd`)
		const addresses = Object.values(calls).map(({ path }) => `/api${path}`)
		for (const { path } of pathsWithUri) if (path.startsWith('/api')) expect(addresses).toContain(`${path}{uri}`)
		expect(await findRedirect(staff.db, `/mitra/${first.uri}`)).toBeNull()

		// An address that is used again is a page again.
		await editor.send('PATCH', `/artikel/${second.id}`, { uri: first.uri })
		expect(await findRedirect(staff.db, oldPage)).toBeNull()
		// Without an address one is made from the name, as at the beginning.
		const renamed = await editor.send('PATCH', `/artikel/${first.id}`, { judul: 'Batuk Pilek', uri: '' })
		expect(renamed.body.data.uri).toBe('batuk-pilek')
		expect(await findRedirect(staff.db, '/info-kesehatan/dbd')).toBe('/info-kesehatan/batuk-pilek')
		await editor.send('DELETE', `/artikel/${first.id}`)
		expect(await findRedirect(staff.db, '/info-kesehatan/dbd')).toBeNull()
	})

	test('is deleted with its comments', async () => {
		const { id } = await created('/artikel', aArtikel)
		await insertRows(staff.db, 'artikelKomentar', [{ artikelId: id }])
		expect((await editor.send('DELETE', '/artikel', { id: [id] })).status).toBe(200)
		expect(await staff.db.selectFrom('artikelKomentar').selectAll().execute()).toEqual([])
	})
})

describe('a list', () => {
	test('is searched, filtered, sorted and paged, without long texts', async () => {
		for (const [judul, kategoriArtikelId] of [
			['Batuk', '1'],
			['Jantung sehat', '2'],
			['Ának batuk', '1'],
		])
			await created('/artikel', { ...aArtikel, judul, kategoriArtikelId, dokter: judul === 'Batuk' ? ['2'] : [] })
		const judul = async (query: string) =>
			(await editor.send('GET', `/artikel?${query}`)).body.data.map((row: { judul: string }) => row.judul)
		expect(await judul('sort=judul&order=asc')).toEqual(
			expect.arrayContaining(['Batuk', 'Jantung sehat', 'Ának batuk']),
		)
		expect((await judul('q=anak batuk')).toString()).toBe('Ának batuk')
		expect(await judul('q=BATUK&sort=judul&order=desc&kategoriArtikelId=1')).toHaveLength(2)
		expect(await judul('dokter=2')).toEqual(['Batuk'])
		expect(await judul('q=%25')).toEqual([])
		const page = (await editor.send('GET', '/artikel?limit=2&page=2')).body
		expect(page.pagination).toEqual({ page: 2, limit: 2, totalPage: 2, totalData: 3 })
		expect(page.data[0]).not.toHaveProperty('textContent')
		expect(page.data[0]).toHaveProperty('dokter')
		const ids = (await editor.send('GET', '/artikel')).body.data.map(({ id }: { id: string }) => id)
		expect((await editor.send('GET', `/artikel?id=${ids[0]},${ids[2]}`)).body.data).toHaveLength(2)
		// A column that is not for sorting is no way to look into the table.
		expect((await editor.send('GET', '/artikel?sort=textContent')).status).toBe(200)
		expect((await editor.send('GET', '/artikel?limit=0')).status).toBe(400)
	})

	test('is reordered; a new row comes last', async () => {
		const ids: string[] = []
		for (const pertanyaan of ['a', 'b', 'c']) ids.push((await created('/faq', { pertanyaan, jawaban: '<p>Ya</p>' })).id)
		const order = async () =>
			(await editor.send('GET', '/faq')).body.data.map((row: { pertanyaan: string }) => row.pertanyaan).join('')
		expect(await order()).toBe('abc')
		expect((await editor.send('POST', '/faq/urutan', { id: [ids[2], ids[0], ids[1]] })).status).toBe(200)
		expect(await order()).toBe('cab')
		// Two of them change places; the third stays where it is.
		await editor.send('POST', '/faq/urutan', { id: [ids[1], ids[2]] })
		expect(await order()).toBe('bac')
		expect((await editor.send('POST', '/faq/urutan', { id: [ids[1], 'tidak-ada'] })).status).toBe(404)
	})
})

describe('deleting', () => {
	test('a row in use gets an error that names its users', async () => {
		for (const number of [1, 2, 3, 4]) await created('/artikel', { ...aArtikel, judul: `Artikel ${number}` })
		const answer = await editor.send('DELETE', '/kategori-artikel/1')
		expect([answer.status, answer.body.error]).toEqual([
			409,
			{
				code: 'MASIH_DIPAKAI',
				message: expect.any(String),
				fields: { artikel: '4 artikel: “Artikel 1”, “Artikel 2”, “Artikel 3”, dan 1 lainnya' },
			},
		])
		const dokter = await editor.send('DELETE', '/dokter', { id: ['1'] })
		expect(dokter.body.error.fields).toHaveProperty('artikel')
		// All or none: the second category is free, but goes along with the first.
		expect((await editor.send('DELETE', '/kategori-artikel', { id: ['2', '1'] })).status).toBe(409)
		expect((await editor.send('GET', '/kategori-artikel')).body.data).toHaveLength(2)
		expect((await editor.send('DELETE', '/kategori-artikel', { id: ['2'] })).status).toBe(200)
	})
})

test('a doctor is saved with clinics, schedule and notes', async () => {
	const waktu = [
		{ poliKlinikId: '2', hari: ['Senin', 'Rabu'], keteranganWaktu: '', jamMulai: '08:00', jamSelesai: '12:00' },
	]
	const made = await created('/dokter', {
		nama: 'dr. Cici',
		spesialis: 'Anak',
		foto: null,
		poliKlinik: ['2', '1'],
		waktu,
		keterangan: [{ keterangan: 'Cuti', berlakuSampai: '2026-12-01' }],
	})
	expect(made).toMatchObject({ poliKlinik: ['2', '1'], waktu, keterangan: [{ berlakuSampai: '2026-12-01' }] })
	const [slot] = made.waktu
	const changed = await editor.send('PATCH', `/dokter/${made.id}`, {
		waktu: [
			{ ...slot, jamSelesai: '13:00' },
			{ ...waktu[0], hari: ['Jumat'] },
		],
	})
	expect(changed.body.data.waktu.map(({ id, jamSelesai }: typeof slot) => [id === slot.id, jamSelesai])).toEqual([
		[true, '13:00'],
		[false, '12:00'],
	])
	expect(changed.body.data.keterangan).toHaveLength(1)
	const backwards = await editor.send('PATCH', `/dokter/${made.id}`, { waktu: [{ ...slot, jamSelesai: '07:00' }] })
	expect(backwards.body.error.fields).toEqual({ 'waktu.0.jamSelesai': 'Harus sesudah jam mulai.' })
	// Another doctor's slot is copied, not taken away.
	const copied = (await editor.send('PATCH', '/dokter/1', { waktu: [slot] })).body.data.waktu
	expect(copied.map(({ id, hari }: typeof slot) => [id === slot.id, hari])).toEqual([[false, slot.hari]])
	expect((await editor.send('GET', `/dokter/${made.id}`)).body.data.waktu).toHaveLength(2)
})

test('the list of articles shows and sorts by their readers', async () => {
	await insertRows(staff.db, 'kategoriArtikel', [{ id: 'k-dibaca' }])
	const base = { kategoriArtikelId: 'k-dibaca' }
	await insertRows(staff.db, 'artikel', [
		{ ...base, id: 'd-1' },
		{ ...base, id: 'd-2' },
	])
	await staff.db.updateTable('artikelView').set({ countView: 1200 }).where('artikelId', '=', 'd-2').execute()
	const list = (order: string) => editor.send('GET', `/artikel?kategoriArtikelId=k-dibaca&sort=dibaca&order=${order}`)
	expect((await list('asc')).body.data).toMatchObject([
		{ id: 'd-1', dibaca: 0 },
		{ id: 'd-2', dibaca: 1200 },
	])
	expect((await list('desc')).body.data).toMatchObject([{ dibaca: 1200 }, { dibaca: 0 }])
})

test('the audit trail is filtered, and has no NIK', async () => {
	const admin = await staff.signedIn('admin', 'Bu Admin')
	await created('/faq', { pertanyaan: 'NIK 3510123456780001 untuk apa?', jawaban: '<p>3510123456780001</p>' })
	await created('/kategori-artikel', { nama: 'Gizi' })
	const lines = (await admin.send('GET', `/audit?sumber=faq&stafId=${editor.id}&aksi=buat`)).body
	expect(lines.pagination.totalData).toBe(1)
	expect(lines.data[0]).toMatchObject({ stafNama: 'Siti Redaksi', label: 'NIK ••••••••••••0001 untuk apa?' })
	expect(JSON.stringify(await trail())).not.toContain('3510123456780001')
	expect((await admin.send('GET', '/audit?q=Gizi')).body.data).toHaveLength(1)
	expect((await admin.send('GET', `/audit?dari=${Date.now() + 1000}`)).body.data).toEqual([])
})

test.each(['<p> </p>', '<script>alert(1)</script>', '\u0000'])(
	'a required text that holds nothing but %j is refused',
	async (jawaban) => {
		const { id } = await created('/faq', { pertanyaan: 'Apakah ada kantin?', jawaban: '<p>Ada.</p>' })
		for (const [method, path] of [
			['POST', '/faq'],
			['PATCH', `/faq/${id}`],
		] as const) {
			const { status, body } = await editor.send(method, path, { pertanyaan: 'Apakah ada kantin?', jawaban })
			expect([status, body.error?.fields]).toEqual([400, { jawaban: 'Wajib diisi.' }])
		}
	},
)

test('a second clinic of the same name is refused, whatever its case', async () => {
	const { status, body } = await editor.send('POST', '/poli-klinik', { nama: ' poli  ANAK' })
	expect([status, body.error.fields]).toEqual([400, { nama: 'Sudah ada poli klinik dengan nama ini.' }])
	expect((await editor.send('PATCH', '/poli-klinik/2', { nama: 'Poli Anak' })).status).toBe(400)
	expect((await editor.send('PATCH', '/poli-klinik/1', { nama: 'POLI ANAK', deskripsi: 'Bayi' })).status).toBe(200)
	await insertRows(staff.db, 'poliKlinik', [{ id: '3', nama: 'Poli Gigi', uri: 'poli-gigi-lama' }])
	expect((await editor.send('PATCH', '/poli-klinik/3', { nama: 'Poli Gigi', deskripsi: 'Lama' })).status).toBe(200)
})
