import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	admin = await staff.signedIn('admin')
	editor = await staff.signedIn('redaksi')
	await insertRows(staff.db, 'webSetting', [{ tinjauArtikel: 1 }])
	await insertRows(staff.db, 'kategoriArtikel', [{}])
	await insertRows(staff.db, 'artikel', [{ id: 'lama', uri: 'lama', judul: 'Lama' }])
})
afterEach(() => staff.dispose())

const form = (judul: string, more: object = {}) => ({
	...{ judul, textContent: `<p>${judul}</p>`, kategoriArtikelId: '1', status: 'konsep', ...more },
})
const titles = async () =>
	(await publicApi(staff).read('/v1/public/artikel')).data.map(({ judul }: { judul: string }) => judul).toSorted()
const codeOf = async (person: TestPerson, method: string, path: string, body?: object) => {
	const { status, body: answer } = await person.send(method, path, body)
	return answer.error?.code ?? status
}
const read = async (id: string) => (await admin.send('GET', `/artikel/${id}`)).body.data
const waiting = async (person: TestPerson) =>
	(await person.send('GET', '/menunggu')).body.data.map(({ jenis }: { jenis: string }) => jenis)

async function sendNew(): Promise<string> {
	const { body } = await editor.send('POST', '/artikel', form('Baru', { tinjauan: 'menunggu' }))
	return body.data.created.id
}

test('an editor sends an article for review, and visitors see it once somebody has approved it', async () => {
	expect((await editor.send('GET', '/artikel/tinjauan')).body.data).toEqual({ perlu: true, meninjau: false })
	expect(await codeOf(editor, 'POST', '/artikel', form('Baru', { status: 'terbit' }))).toBe('PERLU_TINJAUAN')
	const id = await sendNew()
	expect(await codeOf(editor, 'PATCH', `/artikel/${id}`, { status: 'terbit' })).toBe('PERLU_TINJAUAN')
	const scheduled = { status: 'terjadwal', terbitPada: Date.now() + 1000 }
	expect(await codeOf(editor, 'PATCH', `/artikel/${id}`, scheduled)).toBe('PERLU_TINJAUAN')
	expect(await titles()).toEqual(['Lama'])
	for (const person of [admin, editor]) expect(await waiting(person)).toContain('artikel-menunggu-tinjauan')

	const { versi } = await read(id)
	expect(await codeOf(editor, 'POST', `/artikel/${id}/tinjauan`, { keputusan: 'setuju', versi })).toBe('TIDAK_BERHAK')
	await editor.send('PATCH', `/artikel/${id}`, { judul: 'Lebih baru' })
	const approve = (seen: string) =>
		codeOf(admin, 'POST', `/artikel/${id}/tinjauan`, { keputusan: 'setuju', versi: seen })
	// What the reviewer has not read is not published.
	expect(await approve(versi)).toBe('SUDAH_BERUBAH')
	expect(await approve((await read(id)).versi)).toBe(200)
	expect(await titles()).toEqual(['Lama', 'Lebih baru'])
	expect(await read(id)).toMatchObject({ status: 'terbit', tinjauan: '' })
	expect(await approve((await read(id)).versi)).toBe('SUDAH_BERUBAH')
})

test('an article is returned with a note, mended and sent again', async () => {
	const id = await sendNew()
	const { versi } = await read(id)
	const give = (catatan: string) =>
		admin.send('POST', `/artikel/${id}/tinjauan`, { keputusan: 'kembali', catatan, versi })
	expect((await give('')).body.error.fields).toHaveProperty('catatan')
	expect((await give('Sebut sumbernya.')).status).toBe(200)
	expect(await waiting(editor)).toContain('artikel-dikembalikan')
	const returned = (await editor.send('GET', `/artikel/${id}`)).body.data
	expect(returned).toMatchObject({ tinjauan: 'kembali', catatanTinjauan: 'Sebut sumbernya.', status: 'konsep' })
	const again = await editor.send('PATCH', `/artikel/${id}`, { ...returned, judul: 'Baik', tinjauan: 'menunggu' })
	expect(again.body.data).toMatchObject({ judul: 'Baik', tinjauan: 'menunggu' })
	expect(await titles()).toEqual(['Lama'])
})

test('an article that is out changes by a draft, which is reviewed too', async () => {
	expect(await codeOf(editor, 'PATCH', '/artikel/lama', { judul: 'Diubah' })).toBe('PERLU_TINJAUAN')
	expect(await codeOf(editor, 'PATCH', '/artikel/lama', { status: 'konsep' })).toBe('PERLU_TINJAUAN')
	const konsep = (await editor.send('POST', '/artikel/lama/konsep', { isi: form('Diubah') })).body.data.id
	const restore = `/artikel/lama/versi/${konsep}/pulihkan`
	expect(await codeOf(editor, 'POST', restore, {})).toBe('PERLU_TINJAUAN')
	expect(await titles()).toEqual(['Lama'])
	const { versi, tinjauan } = await read('lama')
	expect(tinjauan).toBe('menunggu')
	const review = (body: object) =>
		codeOf(admin, 'POST', '/artikel/lama/tinjauan', { keputusan: 'setuju', versi, ...body })
	expect(await review({ konsep: null })).toBe('SUDAH_BERUBAH')
	expect(await review({ konsep })).toBe(200)
	expect(await titles()).toEqual(['Diubah'])
	expect((await admin.send('GET', '/artikel/lama/versi')).body.data.konsep).toBeNull()
})

test('an own role may publish, and without the setting every editor does', async () => {
	const hak = ['artikel:ubah', 'artikel:buat', 'artikel-terbit:ubah']
	const role = (await admin.send('POST', '/peran-sendiri', { nama: 'Penerbit', hak })).body.data.created
	const publisher = await staff.signedIn(role.id)
	expect((await publisher.send('GET', '/artikel/tinjauan')).body.data).toEqual({ perlu: false, meninjau: true })
	const id = await sendNew()
	expect(await codeOf(publisher, 'PATCH', `/artikel/${id}`, { status: 'terbit' })).toBe(200)
	expect(await read(id)).toMatchObject({ status: 'terbit', tinjauan: '' })

	await staff.db.updateTable('webSetting').set({ tinjauArtikel: 0 }).execute()
	expect(await codeOf(editor, 'PATCH', `/artikel/${id}`, { judul: 'Langsung' })).toBe(200)
	expect(await titles()).toEqual(['Lama', 'Langsung'])
	// A change from before the setting is not undone past the review.
	await staff.db.updateTable('webSetting').set({ tinjauArtikel: 1 }).execute()
	expect(await codeOf(editor, 'POST', '/artikel/urungkan', { id: [id] })).toBe('TIDAK_DAPAT_DIURUNGKAN')
})
