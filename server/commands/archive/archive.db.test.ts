import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { TEST_ADDRESSES } from '../../../tests/support/test-delivery.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { createFields } from '../../keys/fields.ts'
import { KEY_BYTES } from '../../keys/key-file.ts'
import { createMailAddresses } from '../../keys/mail-addresses.ts'
import { folderStore } from '../../pictures/folder-store.ts'
import { purgeReservasi } from '../../retention/purge-reservasi.ts'
import { contentFile, contentTables, patientFile, patientTables } from './archive-tables.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'
import type { Persons } from './open-persons.ts'
import { openArchive, openZip } from './read-archive.ts'

const root = join(import.meta.dirname, '../../..')
const demoPictures = folderStore(join(root, 'demo/pictures'))
const NIK = '3510012507900001'
const now = SENIN_PAGI
const WITH = 'with-patients.zip'
const WITHOUT = 'without-patients.zip'

let source: TestApi
let folder: string
const path = (name: string) => join(folder, name)
const pictures = (name: string) => folderStore(path(name))

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-archive-'))
	// On PostgreSQL every test is a move from one database to the other.
	source = await openTestApi({ demo: true, kind: 'sqlite', now })
	await addWork(source)
	await addPatients(source)
	await exportTo(WITHOUT, source, null)
	await exportTo(WITH, source, personsOf(source))
})
afterAll(async () => {
	await source.dispose()
	rmSync(folder, { recursive: true })
})

const personsOf = ({ fields }: TestApi): Persons => ({ fields, addresses: TEST_ADDRESSES })

/** The keys of another installation. */
function otherPersons(): Persons {
	const [id, key] = [randomBytes(4).toString('hex'), randomBytes(KEY_BYTES)]
	const fail = () => {
		throw new Error('This value was not encrypted for its row with the key of this installation.')
	}
	const fields = createFields(
		{ current: () => ({ id, key }), find: (wanted) => (wanted === id ? key : undefined) },
		fail,
	)
	return { fields, addresses: createMailAddresses('y'.repeat(64)) }
}

/** What staff do beside the content of the demo hospital. */
async function addWork({ db }: TestApi): Promise<void> {
	const { id: dokterId } = await db.selectFrom('dokter').select('id').executeTakeFirstOrThrow()
	const { id: artikelId } = await db.selectFrom('artikel').select('id').executeTakeFirstOrThrow()
	const leave = { dokterId, mulai: '2026-11-17', selesai: '2026-11-20' }
	await insertRows(db, 'jadwalPengecualian', [
		{ ...leave, id: 'umum', alasan: 'Umrah', alasanTampil: 1 },
		{ ...leave, id: 'rahasia', alasan: 'Kenari berobat', alasanTampil: 0 },
	])
	await insertRows(db, 'artikelKomentar', [
		{ id: 'k-b', artikelId, nama: 'Kenari Komentar', komentar: 'Terima kasih', dariRs: 0 },
		{ id: 'k-a', artikelId, komenParentId: 'k-b', nama: 'RS Uji', dariRs: 1, createdAt: SENIN_PAGI + 1 },
		{
			id: 'k-tunggu',
			artikelId,
			nama: 'Kenari Menunggu',
			komentar: 'Kenari rahasia',
			allowStatus: 'menunggu',
			dariRs: 0,
		},
		{ id: 'k-balas', artikelId, komenParentId: 'k-tunggu', nama: 'Kenari Balas', dariRs: 0, createdAt: SENIN_PAGI + 2 },
	])
	await db
		.insertInto('alihan')
		.values({ tabel: 'dokter', uri: 'dr-lama', sumberId: dokterId, createdAt: now })
		.execute()
	await db
		.insertInto('peranSendiri')
		.values({ id: 'peran', nama: 'Humas', hak: '["faq:ubah"]', createdAt: now })
		.execute()
	await db.insertInto('simrs').values({ id: 'simrs', kolom: '["nama","nik"]' }).execute()
	await db.updateTable('notifikasi').set({ reservasiAlamat: 'kenari@staf.example', ringkasanJam: 9 }).execute()
	const versi = { artikelId, stafId: 'wulan', stafNama: 'Kenari Wulan', createdAt: now }
	await db
		.insertInto('artikelVersi')
		.values([
			{ ...versi, id: 'v-1', jenis: 'konsep', isi: '{"judul":"Judul baru"}' },
			{ ...versi, id: 'v-2', jenis: 'otomatis', isi: '{"judul":"Kenari tersimpan"}' },
		])
		.execute()
	await insertRows(db, 'ringkasanHarian', [{}])
	const jumlah = JSON.stringify({ dibuat: 0, diubah: 0, hilang: 0, tetap: 1 })
	await db
		.insertInto('sinkronisasi')
		.values({ jenis: 'dokter', kunciNama: 'Khanza', diterimaAt: now, berubahAt: now, jumlah })
		.execute()
	await db.updateTable('dokter').set({ kodeSimrs: 'D001' }).where('id', '=', dokterId).execute()
	// Off, where the default is an hour.
	await db.updateTable('shopSetting').set({ jamTerakhir: null }).execute()
	await db
		.insertInto('webhook')
		.values({
			id: 'w',
			nama: 'Kenari gerbang',
			url: 'https://kenari.example',
			rahasia: 'x' as never,
			peristiwa: '[]',
			createdAt: now,
		})
		.execute()
	await db.updateTable('dokter').set({ pendidikan: 'Unair\nUI', jadwalSaja: 1 }).where('id', '=', dokterId).execute()
}

/** Three members with patients and reservations; of one visit everybody is forgotten. */
async function addPatients({ db, fields, database }: TestApi): Promise<void> {
	const paket = await db.selectFrom('shopItem').selectAll().orderBy('id').executeTakeFirstOrThrow()
	const people = ['a', 'b', 'c']
	for (const id of people) {
		const email = `kenari-${id}@contoh.example`
		await insertRows(db, 'member', [
			{ id, nama: `Kenari Member ${id}`, kunciHash: `kenari-hash-${id}`, ...fields.encrypt('member', id, { email }) },
		])
		const secret = { nik: NIK, tempatLahir: 'Kenariwangi', tanggalLahir: '25-07-1990', alamatLengkap: 'Gang Kenari' }
		await insertRows(db, 'memberPasien', [
			{
				id: `p-${id}`,
				memberId: id,
				own: 1,
				nama: `Kenari Pasien ${id}`,
				...fields.encrypt('memberPasien', `p-${id}`, secret),
			},
		])
		await insertRows(db, 'memberPerangkat', [{ id, memberId: id, tokenHash: `kenari-token-${id}` }])
		await insertRows(db, 'persetujuan', [{ id, memberId: id, pasienId: `p-${id}`, tujuan: 'pasien' }])
		const catatan = fields.encrypt('shopReservasi', id, { catatan: `Kenari berkursi roda ${id}` })
		await insertRows(db, 'shopReservasi', [
			{
				id,
				memberId: id,
				kode: `AAAAA-AAAAA-AAAA${id.toUpperCase()}`,
				atasNama: `Kenari Pemesan ${id}`,
				tanggalVisit: id === 'c' ? '2020-01-06' : '2026-11-17',
				status: 'hadir',
				idempotencyKey: `kenari-kunci-${id}`,
				...catatan,
			},
		])
		await insertRows(db, 'shopReservasiItem', [
			{ id: `${id}-2`, reservasiId: id, pasienNama: 'Kenari Hapus', urutan: 2 },
			{ id: `${id}-1`, reservasiId: id, pasienId: `p-${id}`, shopItemId: paket.id, pasienNama: 'Kenari Baris' },
		])
	}
	await insertRows(db, 'shopKeranjang', [{ id: 'keranjang', memberId: 'a', pasienId: 'p-a', shopItemId: paket.id }])
	const number = { tanggal: '2026-11-17', huruf: 'A' }
	await db
		.insertInto('antreanNomor')
		.values({ ...number, terakhir: 7 })
		.execute()
	await db
		.insertInto('antrean')
		.values({ ...number, id: 'antrean', nomor: 7, reservasiId: 'a', createdAt: now })
		.execute()
	await insertRows(db, 'drafWa', [{ id: 'draf' }])
	const alamat = TEST_ADDRESSES.hash('kenari-b@contoh.example')
	await db.insertInto('emailAlamat').values({ alamat, keputusan: 'berhenti', seenAt: now }).execute()
	expect(await purgeReservasi(database, '2021-01-01', 10, now)).toBe(1)
}

const exportTo = (name: string, api: TestApi, patients: Persons | null, store = pictures('none')) =>
	exportArchive({ database: api.database, stores: [store, demoPictures], file: path(name), patients, now })

async function emptyTarget(): Promise<TestApi> {
	const target = await openTestApi({ now })
	onTestFinished(() => target.dispose())
	return target
}

const importFrom = (name: string, target: TestApi, persons: Persons, store = pictures(`${name}-pictures`)) =>
	importArchive({ database: target.database, store, file: path(name), openPersons: async () => persons, now })

/** The files of an archive by name, but for README and manifest, whose time differs. */
async function contentsOf(name: string): Promise<Map<string, string>> {
	const zip = await openZip(path(name))
	const contents = new Map<string, string>()
	for (const file of zip.sizes.keys()) {
		if (file === 'README.md' || file === 'manifest.json') continue
		const chunks: Uint8Array[] = []
		for await (const chunk of zip.read(file)) chunks.push(chunk)
		contents.set(file, Buffer.concat(chunks).toString('latin1'))
	}
	return contents
}

const textOf = async (name: string) => [...(await contentsOf(name)).values()].join('\n')

test.each([WITH, WITHOUT])('an empty installation that is filled from %s gives the same archive', async (first) => {
	const [second, withPatients] = [`second-${first}`, first === WITH]
	const target = await emptyTarget()
	const other = otherPersons()
	const { warnings, manifest } = await importFrom(first, target, other)
	expect(warnings).toEqual([])
	expect(manifest).toMatchObject({ withPatients, counts: { artikelVersi: 1, peranSendiri: 1, alihan: 1 } })
	// Staff can take back what the codes say that another system keeps.
	expect(await target.db.selectFrom('sinkronisasi').select(['jenis', 'kunciNama']).execute()).toEqual([
		{ jenis: 'dokter', kunciNama: 'Khanza' },
	])
	expect(manifest.counts.pictures).toBeGreaterThan(150)
	expect(manifest.counts.shopReservasi).toBe(withPatients ? 3 : undefined)
	await exportTo(second, target, withPatients ? other : null, pictures(`${first}-pictures`))

	const [before, after] = [await contentsOf(first), await contentsOf(second)]
	expect([...after.keys()]).toEqual([...before.keys()])
	for (const [file, content] of before) expect(after.get(file) === content, file).toBe(true)
})

test('the records are those of the contract: lists, booleans, nested hours and lines, and plain text of patients', async () => {
	const archive = await openArchive(path(WITH))
	const doctors = (await archive.readContent('dokter')) as { pendidikan: string[] }[]
	expect(doctors.find(({ pendidikan }) => pendidikan.length > 1)).toMatchObject({
		uri: expect.any(String),
		pendidikan: ['Unair', 'UI'],
		jadwalSaja: true,
		tampil: true,
		poliKlinik: expect.arrayContaining([{ id: expect.any(String), urutan: expect.any(Number) }]),
		jadwal: {
			waktu: expect.arrayContaining([
				expect.objectContaining({ hari: expect.any(Array), jamMulai: expect.any(String) }),
			]),
			keterangan: expect.any(Array),
		},
	})
	const [paket] = await archive.readContent('shopItem')
	expect(paket).toMatchObject({ jenisKelamin: expect.any(Array), usia: expect.any(Array) })
	expect(Object.keys(paket as object)).not.toContain('cari')
	const lines = async (table: 'member' | 'memberPasien' | 'shopReservasi') => {
		const found: unknown[] = []
		for await (const line of archive.readPatients(table)) found.push(line)
		return found
	}
	expect((await lines('memberPasien'))[0]).toMatchObject({ id: 'p-a', nik: NIK, own: true, tanggalLahir: '25-07-1990' })
	const [, , b] = await lines('member')
	expect(b).toMatchObject({ id: 'b', email: 'kenari-b@contoh.example', keputusanEmail: 'berhenti' })
	const [a, , forgotten] = await lines('shopReservasi')
	expect(a).toMatchObject({
		status: 'hadir',
		catatan: 'Kenari berkursi roda a',
		antrean: { huruf: 'A', nomor: 7 },
		reservasiItem: [
			{ id: 'a-1', pasienId: 'p-a' },
			{ id: 'a-2', pasienId: null },
		],
	})
	expect(forgotten).toMatchObject({ memberId: 'arsip', noTelp: '', catatan: '' })
})

test('after the import patients are found by the desk, encrypted with the new key, and who refused mail stays refused', async () => {
	const target = await emptyTarget()
	const other = otherPersons()
	await importFrom(WITH, target, other)
	for (const table of ['memberPasien', 'shopReservasi'] as const) {
		const cari = ({ db }: TestApi) => db.selectFrom(table).select(['id', 'cari']).orderBy('id').execute()
		const written = await cari(target)
		expect(written).toHaveLength(3)
		for (const { id, cari } of written) expect([id, cari === '']).toEqual([id, table === 'shopReservasi' && id === 'c'])
	}
	const { nik } = await target.db.selectFrom('memberPasien').select('nik').executeTakeFirstOrThrow()
	expect(String(nik)).toMatch(/^[0-9a-f]{8}\.v1\./)
	const mail = await target.db.selectFrom('emailAlamat').select(['alamat', 'keputusan']).execute()
	expect(mail).toEqual([{ alamat: other.addresses.hash('kenari-b@contoh.example'), keputusan: 'berhenti' }])
	// The same links.
	const uris = ({ db }: TestApi) => db.selectFrom('artikel').select(['id', 'uri']).orderBy('uri').execute()
	expect(await uris(target)).toEqual(await uris(source))
	const [there, here] = await Promise.all([source.request('listDokter'), target.request('listDokter')])
	expect(here.body).toEqual(there.body)
})

test('without --with-patients nothing personal is in the archive; with it no token, hash, account or key', async () => {
	const text = await textOf(WITHOUT)
	expect(text).toContain('Terima kasih')
	expect(text).toContain('Umrah')
	expect(text).not.toContain(NIK)
	expect(text).not.toMatch(/kenari/i)
	expect([...(await contentsOf(WITHOUT)).keys()].filter((file) => file.startsWith('patients/'))).toEqual([])

	const all = await textOf(WITH)
	for (const there of [NIK, 'Kenari Member a', 'Kenari berkursi roda b', 'Kenari Menunggu'])
		expect(all).toContain(there)
	for (const never of [
		'kenari-token',
		'kenari-hash',
		'kenari-kunci',
		'Kenari gerbang',
		'Kenari Wulan',
		'Kenari tersimpan',
	])
		expect([never, all.includes(never)]).toEqual([never, false])
})

test('an archive has every file, only its owner reads it, and the export is in the audit trail', async () => {
	const files = [...(await contentsOf(WITH)).keys()].filter((file) => !file.startsWith('pictures/'))
	expect(files).toEqual([...contentTables.map(contentFile), ...patientTables.map(patientFile)])
	expect(statSync(path(WITH)).mode & 0o077).toBe(0)
	const events = source.db.selectFrom('peristiwa').select(['label', 'stafNama']).where('aksi', '=', 'ekspor')
	expect(await events.execute()).toContainEqual({ label: 'Arsip lengkap dengan data pasien', stafNama: 'Sistem' })
	await expect(exportTo(WITH, source, null)).rejects.toThrow('exists already')
})

test('a value that no key opens stops the export, and leaves no file behind', async () => {
	const before = readdirSync(folder)
	await expect(exportTo('unreadable.zip', source, otherPersons())).rejects.toThrow()
	expect(readdirSync(folder)).toEqual(before)
})

test('an installation with content is refused in one sentence and stays as it is', async () => {
	const target = await emptyTarget()
	await insertRows(target.db, 'faq', [{}])
	const store = pictures('content-target')
	await expect(importFrom(WITHOUT, target, otherPersons(), store)).rejects.toThrow(
		/^There is content here already \(faq\).*nothing was imported\.$/,
	)
	expect(await store.list()).toEqual([])
	expect(await target.db.selectFrom('dokter').select('id').execute()).toEqual([])
})
