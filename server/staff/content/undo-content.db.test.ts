import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { findRedirect } from './uri.ts'

let staff: TestStaff
let editor: TestPerson
let other: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi')
	other = await staff.signedIn('redaksi')
})
afterEach(() => staff.dispose())

const make = async (path: string, body: unknown) => (await editor.send('POST', path, body)).body.data.created
const undo = async (path: string, id: string[], person = editor) => {
	const { status, body } = await person.send('POST', `${path}/urungkan`, { id })
	return status === 200 ? 'ok' : body.error.code
}
const mitra = async (id: string) => (await editor.send('GET', `/mitra/${id}`)).body.data

test('an update is undone once, with its uri', async () => {
	const before = await make('/mitra', { nama: 'Sehat', favorit: 1 })
	await editor.send('PATCH', `/mitra/${before.id}`, { nama: 'Sehat Selalu', uri: '', favorit: null })
	expect(await findRedirect(staff.db, '/mitra/sehat')).toBe('/mitra/sehat-selalu')
	expect(await undo('/mitra', [before.id])).toBe('ok')
	expect(await mitra(before.id)).toEqual(before)
	expect(await findRedirect(staff.db, '/mitra/sehat-selalu')).toBe('/mitra/sehat')
	expect(await undo('/mitra', [before.id])).toBe('TIDAK_DAPAT_DIURUNGKAN')
})

test('a row that has changed since, or was changed by somebody else, is not undone', async () => {
	const { id } = await make('/mitra', { nama: 'Sehat' })
	await editor.send('PATCH', `/mitra/${id}`, { nama: 'Kuat' })
	expect(await undo('/mitra', [id], other)).toBe('TIDAK_DAPAT_DIURUNGKAN')
	await other.send('PATCH', `/mitra/${id}`, { favorit: 2 })
	expect(await undo('/mitra', [id])).toBe('TIDAK_DAPAT_DIURUNGKAN')
	expect(await mitra(id)).toMatchObject({ nama: 'Kuat', favorit: 2 })

	// A change outside the staff API: the row differs from the audit trail.
	await editor.send('PATCH', `/mitra/${id}`, { nama: 'Segar' })
	await staff.db.updateTable('mitra').set({ nama: 'Impor' }).where('id', '=', id).execute()
	expect(await undo('/mitra', [id])).toBe('TIDAK_DAPAT_DIURUNGKAN')
	expect(await mitra(id)).toMatchObject({ nama: 'Impor' })
})

test('rows that were deleted together are restored together or not at all', async () => {
	const rows = [
		await make('/faq', { pertanyaan: 'a', jawaban: 'x' }),
		await make('/faq', { pertanyaan: 'b', jawaban: 'x' }),
	]
	const ids = rows.map(({ id }) => id)
	await editor.send('DELETE', '/faq', { id: ids })
	expect(await undo('/faq', [...ids, 'tidak-ada'])).toBe('TIDAK_DAPAT_DIURUNGKAN')
	expect((await editor.send('GET', '/faq')).body.data).toEqual([])
	expect(await undo('/faq', ids)).toBe('ok')
	expect((await editor.send('GET', '/faq')).body.data.map(({ id }: { id: string }) => id)).toEqual(ids)
})

test('a deleted row whose uri is taken or whose reference is gone is not restored', async () => {
	const first = await make('/mitra', { nama: 'Sehat' })
	await editor.send('DELETE', `/mitra/${first.id}`)
	await make('/mitra', { nama: 'Sehat' })
	expect(await undo('/mitra', [first.id])).toBe('TIDAK_DAPAT_DIURUNGKAN')

	await insertRows(staff.db, 'poliKlinik', [{}])
	const keluhan = await make('/keluhan', { kata: 'batuk', poliKlinikId: '1' })
	await editor.send('DELETE', `/keluhan/${keluhan.id}`)
	await editor.send('DELETE', '/poli-klinik/1')
	expect(await undo('/keluhan', [keluhan.id])).toBe('TIDAK_DAPAT_DIURUNGKAN')
})

test('undoing a creation deletes the row, unless it is in use', async () => {
	const { id } = await make('/kategori-artikel', { nama: 'Gizi' })
	await insertRows(staff.db, 'artikel', [{ judul: 'Makan sayur', kategoriArtikelId: id }])
	const answer = await editor.send('POST', '/kategori-artikel/urungkan', { id: [id] })
	expect(answer.body.error).toMatchObject({ code: 'MASIH_DIPAKAI', fields: { artikel: '1 artikel: “Makan sayur”' } })
	await staff.db.deleteFrom('artikel').execute()
	expect(await undo('/kategori-artikel', [id])).toBe('ok')
	expect((await editor.send('GET', `/kategori-artikel/${id}`)).status).toBe(404)
})

test('a deleted article is restored once, with comments, replies and view count', async () => {
	const { id: kategoriArtikelId } = await make('/kategori-artikel', { nama: 'Gizi' })
	const { id: artikelId } = await make('/artikel', { judul: 'Makan sayur', textContent: '<p>x</p>', kategoriArtikelId })
	const komentar = { artikelId, nama: 'Siti', komentar: 'Terima kasih', createdAt: 1, dariRs: 0 }
	await insertRows(staff.db, 'artikelKomentar', [
		{ ...komentar, id: 'b', allowStatus: 'diizinkan' },
		{ ...komentar, id: 'a', komenParentId: 'b', dariRs: 1, allowStatus: 'diizinkan' },
		{ ...komentar, id: 'c', allowStatus: 'menunggu' },
	])
	await insertRows(staff.db, 'artikelView', [{ artikelId, countView: 7 }])
	const all = async () => [
		await staff.db.selectFrom('artikelKomentar').selectAll().orderBy('id').execute(),
		await staff.db.selectFrom('artikelView').selectAll().execute(),
	]
	const before = await all()
	await editor.send('DELETE', `/artikel/${artikelId}`)
	expect(await all()).toEqual([[], []])
	expect(await undo('/artikel', [artikelId])).toBe('ok')
	expect(await all()).toEqual(before)
	expect(await staff.db.selectFrom('ikutTerhapus').selectAll().execute()).toEqual([])

	await staff.db.deleteFrom('artikelKomentar').where('id', '=', 'c').execute()
	await editor.send('DELETE', `/artikel/${artikelId}`)
	expect(await undo('/artikel', [artikelId])).toBe('ok')
	expect((await all())[0]).toHaveLength(2)
})

test('a masked value is not restored', async () => {
	const { id } = await make('/faq', { pertanyaan: 'NIK 3510123456780001?', jawaban: 'x' })
	await editor.send('PATCH', `/faq/${id}`, { pertanyaan: 'NIK?' })
	expect(await undo('/faq', [id])).toBe('TIDAK_DAPAT_DIURUNGKAN')
	expect((await editor.send('GET', `/faq/${id}`)).body.data.pertanyaan).toBe('NIK?')
})
