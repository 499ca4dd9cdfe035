import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { TEST_ADDRESSES } from '../../../tests/support/test-delivery.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { ImportError } from '../../isi/content-tables.ts'
import { folderStore } from '../../pictures/folder-store.ts'
import { StoreUnavailable } from '../../pictures/picture-store.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'
import { openZip } from './read-archive.ts'
import { describeFile, type Manifest, PIXEL } from './test-archive.ts'

let source: TestApi
let target: TestApi
let folder: string
/** The files of a good archive, but for its manifest. */
let good: Map<string, Buffer>
let manifest: Manifest
const path = (name: string) => join(folder, name)
const store = () => folderStore(path('pictures'))

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-bad-archive-'))
	source = await openTestApi()
	target = await openTestApi()
	await insertRows(source.db, 'webSetting', [{}])
	await insertRows(source.db, 'faq', [{ pertanyaan: 'Buka?' }])
	await insertRows(source.db, 'member', [{}])
	await insertRows(source.db, 'memberPasien', [{}])
	await insertRows(source.db, 'shopReservasi', [{}])
	await insertRows(source.db, 'shopReservasiItem', [{}])
	await folderStore(path('source')).write('gallery/a.png', PIXEL)
	await exportArchive({
		database: source.database,
		stores: [folderStore(path('source'))],
		file: path('good.zip'),
		patients: { fields: source.fields, addresses: TEST_ADDRESSES },
		now: Date.now(),
	})
	const zip = await openZip(path('good.zip'))
	good = new Map()
	for (const name of zip.sizes.keys()) {
		const chunks: Uint8Array[] = []
		for await (const chunk of zip.read(name)) chunks.push(chunk)
		good.set(name, Buffer.concat(chunks))
	}
	manifest = JSON.parse(String(good.get('manifest.json')))
	good.delete('manifest.json')
})
afterAll(async () => {
	await source.dispose()
	await target.dispose()
	rmSync(folder, { recursive: true })
})

async function write(files: Map<string, Buffer>): Promise<Buffer> {
	const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
	for (const [name, bytes] of files) await zip.add(name, new Uint8ArrayReader(bytes))
	return Buffer.from(await zip.close())
}

/** A good archive with other files, and a manifest that describes them. */
async function withFiles(changed: Record<string, string | Buffer>, more: object = {}): Promise<Buffer> {
	const files = new Map([...good, ...Object.entries(changed).map(([name, text]) => [name, Buffer.from(text)] as const)])
	const described = { ...manifest, files: [...files].map(([name, bytes]) => describeFile(name, bytes)), ...more }
	return write(new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(described))]]))
}

const record = (file: string) => JSON.parse(String(good.get(file)).split('\n')[0] ?? '')
const faq = () => JSON.parse(String(good.get('content/faq.json')))
const line = (value: object) => `${JSON.stringify(value)}\n`

const bad: Record<string, [sentence: RegExp, make: () => Promise<Buffer>]> = {
	'no archive': [/not a whole zip archive/, async () => Buffer.from('halo')],
	'an empty file': [/not a whole zip archive/, async () => Buffer.alloc(0)],
	'a truncated archive': [/not a whole zip archive/, async () => readFileSync(path('good.zip')).subarray(0, -100)],
	'a damaged file': [
		/is damaged|checksum differs/,
		async () => {
			const bytes = readFileSync(path('good.zip'))
			const at = bytes.indexOf('content/faq.json') + 'content/faq.json'.length + 20
			bytes[at] = (bytes[at] ?? 0) ^ 0xff
			return bytes
		},
	],
	'a zip without a manifest': [/has no manifest\.json/, () => write(good)],
	'an unknown version': [
		/has version 2 of the format, and this product reads version 1/,
		() => withFiles({}, { version: 2 }),
	],
	'another format': [/manifest\.json of the archive is not valid: format/, () => withFiles({}, { format: 'x' })],
	'a manifest that is not JSON': [
		/manifest\.json is not JSON/,
		() => write(new Map([...good, ['manifest.json', Buffer.from('{')]])),
	],
	'a changed file': [
		/content\/faq\.json has changed since the export: its checksum differs/,
		() =>
			write(
				new Map([
					...good,
					['content/faq.json', Buffer.from(String(good.get('content/faq.json')).replace('Buka?', 'Tutup'))],
					['manifest.json', Buffer.from(JSON.stringify(manifest))],
				]),
			),
	],
	'a missing file': [
		/The archive has no content\/faq\.json/,
		() => {
			const files = new Map([...good, ['manifest.json', Buffer.from(JSON.stringify(manifest))] as const])
			files.delete('content/faq.json')
			return write(files)
		},
	],
	'a file that is not in the manifest': [
		/pictures\/gallery\/b\.png is not in the manifest/,
		() =>
			write(
				new Map([...good, ['pictures/gallery/b.png', PIXEL], ['manifest.json', Buffer.from(JSON.stringify(manifest))]]),
			),
	],
	'a path out of the folder': [
		/a file that no export writes: "pictures\/\.\.\/\.\.\/a\.png"/,
		() => withFiles({ 'pictures/../../a.png': PIXEL }),
	],
	'an absolute path': [/a file that no export writes/, () => withFiles({ '/etc/cron.d/a': 'x' })],
	'a path of Windows': [/a file that no export writes/, () => withFiles({ 'pictures\\gallery\\..\\a.png': PIXEL })],
	'a file of another name': [
		/a file that no export writes: "content\/member\.json"/,
		() => withFiles({ 'content/member.json': '[]' }),
	],
	'patients in an archive that is said to have none': [
		/said to have no patients/,
		() => withFiles({}, { withPatients: false }),
	],
	'a bomb': [/expands to 5000000 bytes/, () => withFiles({ 'content/faq.json': Buffer.alloc(5_000_000, ' ') })],
	'a picture that is a page': [
		/gallery\/a\.png is not WebP/,
		() => withFiles({ 'pictures/gallery/a.png': '<script>' }),
	],
	'content that is no list': [/content\/faq\.json is not a list/, () => withFiles({ 'content/faq.json': '{}' })],
	'a record that is no object': [
		/faq\.json, record 1 is not an object/,
		() => withFiles({ 'content/faq.json': '[7]' }),
	],
	'an unknown field': [
		/record 1 has a field that is not known here: sandi/,
		() => withFiles({ 'content/faq.json': JSON.stringify([{ ...faq()[0], sandi: 'x' }]) }),
	],
	'a missing field': [/record 1: pertanyaan is missing/, () => withFiles({ 'content/faq.json': '[{"id":"1"}]' })],
	'a text for a number': [
		/urutan is not a whole number/,
		() => withFiles({ 'content/faq.json': JSON.stringify([{ ...faq()[0], urutan: '1' }]) }),
	],
	'a number for a text': [
		/jawaban is not a text/,
		() => withFiles({ 'content/faq.json': JSON.stringify([{ ...faq()[0], jawaban: {} }]) }),
	],
	'a list that is none': [
		/jadwal\.waktu is not a list/,
		() => withFiles({ 'content/dokter.json': '[{"id":"1","uri":"a","nama":"a","spesialis":"","jadwal":{"waktu":7}}]' }),
	],
	'a patient of nobody': [
		/memberPasien\.ndjson, line 1: its memberId does not exist/,
		() =>
			withFiles({ 'patients/memberPasien.ndjson': line({ ...record('patients/memberPasien.ndjson'), memberId: 'x' }) }),
	],
	'a patient twice': [
		/line 2: its id is there already/,
		() => withFiles({ 'patients/memberPasien.ndjson': line(record('patients/memberPasien.ndjson')).repeat(2) }),
	],
	'a code twice': [
		/The archive contradicts itself/,
		() => {
			const reservasi = record('patients/shopReservasi.ndjson')
			return withFiles({
				'patients/shopReservasi.ndjson': line(reservasi) + line({ ...reservasi, id: '2', reservasiItem: [] }),
			})
		},
	],
	'a status that does not exist': [
		/status is none of menunggu, baru/,
		() =>
			withFiles({ 'patients/shopReservasi.ndjson': line({ ...record('patients/shopReservasi.ndjson'), status: 'x' }) }),
	],
	'a line that is null': [
		/member\.ndjson, line 1 is not an object/,
		() => withFiles({ 'patients/member.ndjson': 'null\n' }),
	],
	'an endless line': [
		/a line that is too long/,
		() => withFiles({ 'patients/member.ndjson': `"${randomBytes(1_000_000).toString('base64')}` }),
	],
}

test.each(Object.keys(bad))('%s is refused in one sentence and changes nothing', async (name) => {
	const [sentence, make] = bad[name] as [RegExp, () => Promise<Buffer>]
	writeFileSync(path('bad.zip'), await make())
	const error = await importFile('bad.zip').catch((thrown: unknown) => thrown)
	expect(error).toBeInstanceOf(ImportError)
	expect((error as Error).message).toMatch(sentence)
	expect((error as Error).message).not.toMatch(/\n/)
	for (const table of ['webSetting', 'faq', 'member', 'shopReservasi', 'peristiwa'] as const)
		expect([table, await target.db.selectFrom(table).select('id').execute()]).toEqual([table, []])
	expect(await store().list()).toEqual([])
})

const importFile = (name: string, pictures = store()) =>
	importArchive({
		database: target.database,
		store: pictures,
		file: path(name),
		openPersons: async () => ({ fields: target.fields, addresses: TEST_ADDRESSES }),
		now: Date.now(),
	})

test('a file that is not there is refused', async () => {
	await expect(importFile('none.zip')).rejects.toThrow('cannot be read')
})

test('given a store of pictures that fails, nothing is imported', async () => {
	const written: string[] = []
	const failing = {
		...store(),
		find: async () => null,
		async write(picture: string) {
			written.push(picture)
			throw new StoreUnavailable()
		},
	}
	await expect(importFile('good.zip', failing)).rejects.toThrow('The store of the pictures cannot be reached')
	expect(written).toEqual(['gallery/a.png'])
	expect(await target.db.selectFrom('webSetting').select('id').execute()).toEqual([])
})

test('scripts of a tampered archive do not arrive', async () => {
	const given = [{ ...faq()[0], jawaban: '<p>Ya<img src=x onerror=alert(1)></p><script>alert(1)</script>' }]
	writeFileSync(path('script.zip'), await withFiles({ 'content/faq.json': JSON.stringify(given) }))
	await importFile('script.zip')
	const { jawaban } = await target.db.selectFrom('faq').select('jawaban').executeTakeFirstOrThrow()
	expect(jawaban).toContain('Ya')
	expect(jawaban).not.toMatch(/script|onerror/)
	expect(await store().list()).toEqual(['gallery/a.png'])
})
