import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturePlaces } from '../../../contract/media/picture-places.ts'
import type { Pemakaian } from '../../../contract/staff/pictures.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { validInput } from '../../../tests/support/test-valid-input.ts'
import { entities } from '../content/entities.ts'

let staff: TestStaff
let editor: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi', 'Siti')
})
afterAll(() => staff.dispose())

async function upload(background: string, fields: Record<string, string>) {
	const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
		.png()
		.toBuffer()
	const form = new FormData()
	form.set('berkas', new Blob([new Uint8Array(bytes)]), 'foto.png')
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return (await editor.send('POST', '/gambar', form)).body.data.created
}
const create = async (path: string, body: object) => (await editor.send('POST', path, body)).body.data.created
const uses = async (id: string): Promise<Pemakaian[]> => (await editor.send('GET', `/gambar/${id}/pemakaian`)).body.data

/** A file name is a valid link too. */
const LINKS = ['buttonLink', 'petunjukArah', 'link']

test('every field that takes a picture is searched for uses', () => {
	const searched = new Set(
		Object.values(picturePlaces).flatMap((place) =>
			Object.entries(place.columns).flatMap(([table, columns]) => columns.map((column) => `${table} ${column}`)),
		),
	)
	const fields = entities.flatMap((entity) =>
		Object.entries(validInput(entity, 'Kata'))
			.filter(([name, value]) => !LINKS.includes(name) && JSON.stringify(value).includes('contoh.webp'))
			.map(([name]) => `${entity.table} ${name}`),
	)
	expect(fields.length).toBeGreaterThan(15)
	expect(fields.filter((field) => !searched.has(field))).toEqual([])
})

test('given a picture in a column, in JSON and in a text, when it is replaced, then all of them show the new one and the old one can be deleted', async () => {
	const old = await upload('#a33', { folder: 'foto-fasilitas', alt: 'Ruang tunggu lama' })
	const elsewhere = await upload('#a33', { folder: 'foto-layanan', alt: 'Ruang tunggu lama' })
	expect(elsewhere.file).toBe(old.file)
	const layanan = await create('/layanan', { nama: 'IGD', foto: old.file, noTelp: '0333', noTelpType: 'telp' })
	const fasilitas = await create('/fasilitas', {
		nama: 'Ruang tunggu',
		foto: [old.file],
		deskripsi: `<p>Luas.</p><img src="/images/foto-fasilitas/${old.file}" alt="Kursi" width="60" height="40">`,
	})
	const faq = await create('/faq', {
		pertanyaan: 'Di mana?',
		jawaban: `<img src="/images/foto-fasilitas/${old.file}" alt="Peta">`,
	})
	expect(await uses(old.id)).toEqual([
		{ sumber: 'faq', id: faq.id, label: 'Di mana?', kolom: ['jawaban'], tunggal: false },
		{ sumber: 'fasilitas', id: fasilitas.id, label: 'Ruang tunggu', kolom: ['foto', 'deskripsi'], tunggal: false },
	])
	expect((await uses(elsewhere.id)).map(({ id }) => id)).toEqual([layanan.id])
	const refused = await editor.send('DELETE', `/gambar/${old.id}`)
	expect([refused.status, refused.body.error.code]).toEqual([409, 'MASIH_DIPAKAI'])
	expect(Object.values(refused.body.error.fields)).toEqual(['“Di mana?”', '“Ruang tunggu”'])

	const fresh = await upload('#3a3', { folder: 'foto-fasilitas', alt: 'Ruang tunggu baru' })
	const other = await editor.send('POST', `/gambar/${old.id}/ganti`, { dengan: elsewhere.id })
	expect([other.status, Object.keys(other.body.error.fields)]).toEqual([400, ['dengan']])
	const { body } = await editor.send('POST', `/gambar/${old.id}/ganti`, { dengan: fresh.id })
	expect(body.data).toEqual({ jumlah: 2 })
	const now = (await editor.send('GET', `/fasilitas/${fasilitas.id}`)).body.data
	expect(now.foto).toEqual([fresh.file])
	expect(now.deskripsi).toContain(`src="/images/foto-fasilitas/${fresh.file}" alt="Kursi"`)
	expect((await editor.send('GET', `/faq/${faq.id}`)).body.data.jawaban).toContain(fresh.file)
	expect((await editor.send('GET', `/layanan/${layanan.id}`)).body.data.foto).toBe(old.file)
	const { perubahan } = (await editor.send('GET', `/fasilitas/${fasilitas.id}/perubahan`)).body.data
	expect(perubahan[0].stafNama).toBe('Siti')

	expect(await uses(old.id)).toEqual([])
	expect((await editor.send('DELETE', `/gambar/${old.id}`)).status).toBe(200)
	expect(staff.stored.has(`foto-fasilitas/${old.file}`)).toBe(false)
	expect(staff.stored.has(`foto-layanan/${old.file}`)).toBe(true)
	expect((await editor.send('GET', `/gambar/${old.id}/pemakaian`)).status).toBe(404)
})

test('a picture of content that was deleted a moment ago is not deleted, because undo restores that content', async () => {
	const picture = await upload('#33a', { folder: 'foto-layanan', alt: 'Ambulans' })
	const { id } = await create('/layanan', { nama: 'Ambulans', foto: picture.file, noTelp: '0333', noTelpType: 'telp' })
	await editor.send('DELETE', `/layanan/${id}`)
	const { status, body } = await editor.send('DELETE', `/gambar/${picture.id}`)
	expect([status, Object.values(body.error.fields)]).toEqual([
		409,
		['“Ambulans” baru dihapus dan masih dapat dikembalikan dengan gambar ini.'],
	])
})

test('a picture is copied to another folder once, with its description', async () => {
	const picture = await upload('#aa3', { folder: 'gallery', alt: 'Senam pagi' })
	const copy = async () => (await editor.send('POST', `/gambar/${picture.id}/salin`, { folder: 'artikel' })).body.data
	const { created } = await copy()
	expect(created).toMatchObject({ folder: 'artikel', file: picture.file, alt: 'Senam pagi' })
	expect(staff.stored.has(`artikel/${picture.file}`)).toBe(true)
	expect((await copy()).created.id).toBe(created.id)
	expect((await editor.send('POST', '/gambar/tidak-ada/salin', { folder: 'artikel' })).status).toBe(404)
	expect((await editor.send('POST', `/gambar/${picture.id}/salin`, { folder: '../x' })).status).toBe(400)
})

test('the library finds pictures by description, file name and folder, whatever the case, page by page', async () => {
	const picture = await upload('#3aa', { folder: 'testimoni', alt: 'Wajah Ibu Sari' })
	const found = async (query: string) => {
		const { body } = await editor.send('GET', `/gambar?${query}`)
		return body.data.map(({ id }: { id: string }) => id)
	}
	expect(await found('q=ibu sari')).toEqual([picture.id])
	expect(await found(`q=${picture.file.slice(0, 12)}`)).toEqual([picture.id])
	expect(await found('q=testimoni')).toEqual([picture.id])
	const { body } = await editor.send('GET', '/gambar?limit=1&page=2')
	expect([body.data.length, body.pagination.page]).toEqual([1, 2])
})
