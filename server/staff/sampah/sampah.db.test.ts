import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { purge } from '../../retention/purge.ts'

const DAY_MS = 86_400_000

let staff: TestStaff
let editor: TestPerson
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi', 'Siti')
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const trash = async (person: TestPerson) => (await person.send('GET', '/sampah')).body.data
const make = async (path: string, body: object) => (await editor.send('POST', path, body)).body.data.created
const restore = async (person: TestPerson, id: string) => {
	const { status, body } = await person.send('POST', `/sampah/${id}/pulihkan`, {})
	return status === 200 ? 'ok' : body.error.code
}

test('a deleted row is listed with who and when, and another editor restores it whole', async () => {
	const mitra = await make('/mitra', { nama: 'Sehat', deskripsi: '<p>NIK 3510123456780001</p>', favorit: 2 })
	await editor.send('DELETE', `/mitra/${mitra.id}`)
	vi.setSystemTime(SENIN_PAGI + 2 * DAY_MS)
	const other = await staff.signedIn('redaksi')
	const [deleted] = await trash(other)
	expect(deleted).toMatchObject({ sumber: 'mitra', label: 'Sehat', stafNama: 'Siti', sisaHari: 28 })
	expect(await restore(other, deleted.id)).toBe('ok')
	expect((await other.send('GET', `/mitra/${mitra.id}`)).body.data).toEqual(mitra)
	expect(await trash(other)).toEqual([])
	expect(await restore(other, deleted.id)).toBe('TIDAK_DITEMUKAN')
})

test('undo empties the trash of its row, and a taken address gets a number', async () => {
	const first = await make('/mitra', { nama: 'Sehat' })
	await editor.send('DELETE', `/mitra/${first.id}`)
	await editor.send('POST', '/mitra/urungkan', { id: [first.id] })
	expect(await trash(editor)).toEqual([])
	await editor.send('DELETE', `/mitra/${first.id}`)
	await make('/mitra', { nama: 'Sehat' })
	const [deleted] = await trash(editor)
	expect(await restore(editor, deleted.id)).toBe('ok')
	expect((await editor.send('GET', `/mitra/${first.id}`)).body.data.uri).toBe('sehat-2')
})

test('a row of an earlier version is restored without the columns that are gone', async () => {
	const { id: poliKlinikId } = await make('/poli-klinik', { nama: 'Poli Paru' })
	const keluhan = await make('/keluhan', { kata: 'batuk', poliKlinikId })
	await editor.send('DELETE', `/keluhan/${keluhan.id}`)
	const { versi: _, ...row } = keluhan
	await staff.db
		.updateTable('sampah')
		.set({ isi: JSON.stringify({ ...row, darurat: 1 }) })
		.execute()
	const [deleted] = await trash(editor)
	expect(await restore(editor, deleted.id)).toBe('ok')
	expect((await editor.send('GET', `/keluhan/${keluhan.id}`)).body.data).toEqual(keluhan)
})

test('a row whose reference is gone is restored after the reference', async () => {
	const kategori = await make('/kategori-artikel', { nama: 'Gizi' })
	const artikel = await make('/artikel', { judul: 'Sayur', textContent: '', kategoriArtikelId: kategori.id })
	await editor.send('DELETE', `/artikel/${artikel.id}`)
	await editor.send('DELETE', `/kategori-artikel/${kategori.id}`)
	const [gone, deleted] = await trash(editor)
	expect(await restore(editor, deleted.id)).toBe('TIDAK_DAPAT_DIPULIHKAN')
	expect(await restore(editor, gone.id)).toBe('ok')
	expect(await restore(editor, deleted.id)).toBe('ok')
})

test('each role sees and restores what it may create', async () => {
	const admin = await staff.signedIn('admin')
	const moderator = await staff.signedIn('moderator')
	const faq = await make('/faq', { pertanyaan: 'Buka?', jawaban: '<p>Ya</p>' })
	await editor.send('DELETE', `/faq/${faq.id}`)
	const kata = (await moderator.send('POST', '/kata-komentar', { kata: 'judi', tindakan: 'spam' })).body.data.created
	await moderator.send('DELETE', `/kata-komentar/${kata.id}`)
	const kinds = async (person: TestPerson) => (await trash(person)).map(({ sumber }: { sumber: string }) => sumber)
	expect(await kinds(admin)).toEqual(['kata-komentar', 'faq'])
	expect(await kinds(editor)).toEqual(['faq'])
	expect(await kinds(moderator)).toEqual(['kata-komentar'])
	const [, ofEditor] = await trash(admin)
	expect(await restore(moderator, ofEditor.id)).toBe('TIDAK_BERHAK')
	const desk = await staff.signedIn('pendaftaran')
	expect((await desk.send('GET', '/sampah')).status).toBe(403)
})

test('after thirty days a deleted row is no longer listed, and the purge deletes it', async () => {
	const { id } = await make('/faq', { pertanyaan: 'Buka?', jawaban: '<p>Ya</p>' })
	await editor.send('DELETE', `/faq/${id}`)
	await editor.send('POST', '/artikel/salinan', { isi: { judul: 'Belum selesai' } })
	const now = SENIN_PAGI + 30 * DAY_MS + 1
	vi.setSystemTime(now)
	const late = await staff.signedIn('redaksi')
	expect(await trash(late)).toEqual([])
	await purge({ database: staff.database, now: () => now, keepVisitorDays: 0, keepMemberDays: 0, keepAuditDays: 0 })
	expect(await staff.db.selectFrom('sampah').selectAll().execute()).toEqual([])
	expect(await staff.db.selectFrom('artikelVersi').selectAll().execute()).toEqual([])
})
