import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../../contract/media/picture-file.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { STAFF_API } from '../create-staff-api.ts'

let staff: TestStaff
let editor: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi')
})
afterAll(() => staff.dispose())

const photo = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
		.jpeg()
		.withExif({ IFD0: { Artist: 'Rahasia' }, IFD3: { GPSLatitude: '8/1 0/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.toBuffer()

const upload = (
	bytes: Uint8Array | string,
	fields: Record<string, string> = { folder: 'artikel', alt: 'Anak minum' },
) => {
	const form = new FormData()
	form.set('berkas', new Blob([bytes as BlobPart], { type: 'image/jpeg' }), '../../jahat.php')
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return editor.send('POST', '/gambar', form)
}

test('a photo is encoded again: upright, without metadata, named by its hash', async () => {
	const { status, body } = await upload(await photo())
	expect(status).toBe(201)
	const { file, ...created } = body.data.created
	expect(file).toMatch(/^[0-9a-f]{32}\.webp$/)
	expect(created).toMatchObject({ folder: 'artikel', alt: 'Anak minum', lebar: 40, tinggi: 60 })
	const bytes = staff.stored.get(`artikel/${file}`) as Buffer
	const { format, exif, orientation } = await sharp(bytes).metadata()
	expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
	expect(bytes.includes('Rahasia')).toBe(false)

	const again = (await upload(await photo())).body.data.created
	expect([again.id, again.file]).toEqual([created.id, file])
	expect((await editor.send('GET', `/gambar?folder=artikel&file=${file}`)).body.data).toHaveLength(1)
})

test.each([
	['thousands of parts', '--a\r\ncontent-disposition: form-data; name="x"; filename="f"\r\n\r\ny\r\n'.repeat(20_000)],
	['headers without an end', `--a\r\n${'x: y\r\n'.repeat(100_000)}`],
])('a form of %s is refused before it is parsed', async (_, form) => {
	const headers = { cookie: editor.cookie, 'content-type': 'multipart/form-data; boundary=a' }
	const init = { method: 'POST', headers, body: `${form}\r\n\r\n--a--\r\n` }
	const response = await staff.api.request(`http://localhost${STAFF_API}/gambar`, init)
	expect([response.status, (await response.json()).error.fields]).toEqual([
		400,
		{ berkas: 'Berkas tidak dapat dibaca.' },
	])
})

test('the same picture with another description leaves the first description as it was', async () => {
	const picture = await photo()
	const first = (await upload(picture, { folder: 'gallery', alt: 'Anak minum' })).body.data.created
	const other = (await upload(picture, { folder: 'gallery', alt: 'Anak minum air' })).body.data.created
	expect([other.alt, other.file === first.file]).toEqual(['Anak minum air', false])
	expect(staff.stored.get(`gallery/${other.file}`)).toEqual(staff.stored.get(`gallery/${first.file}`))
	const { body } = await editor.send('GET', `/gambar?folder=gallery&file=${first.file}`)
	expect(body.data).toMatchObject([{ id: first.id, alt: 'Anak minum' }])
})

test('a picture of 9000 × 9000 pixels is scaled down; one of more than 100 million pixels gets an error that names the limit', async () => {
	const square = (side: number) =>
		sharp({ create: { width: side, height: side, channels: 3, background: '#3a3' } })
			.jpeg()
			.toBuffer()
	const { body } = await upload(await square(9000))
	expect(body.data.created).toMatchObject({ lebar: 2560, tinggi: 2560 })
	const larger = await upload(await square(10_001))
	expect([larger.status, larger.body.error.fields.berkas]).toEqual([
		400,
		'Gambar ini 10001 × 10001 piksel; paling banyak 100 juta piksel. Perkecil lebih dahulu.',
	])
})

test.each<[string, string | Uint8Array]>([
	['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
	['a page', '<!doctype html><script>alert(1)</script>'],
	['half a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
	['nothing', ''],
])('%s is refused, whatever it says it is', async (_, bytes) => {
	const before = staff.stored.size
	const { status, body } = await upload(bytes)
	expect([status, Object.keys(body.error.fields)]).toEqual([400, ['berkas']])
	expect(body.error.fields.berkas).toMatch(/PNG/)
	expect(staff.stored.size).toBe(before)
})

test('an unknown folder, a form without a file, a large file and a body that is no form are rejected', async () => {
	expect((await upload(await photo(), { folder: '../x' })).body.error.fields).toHaveProperty('folder')
	const form = new FormData()
	form.set('folder', 'artikel')
	expect((await editor.send('POST', '/gambar', form)).status).toBe(400)
	expect((await upload(new Uint8Array(MAX_UPLOAD_BYTES + 20_000))).status).toBe(413)
	expect((await editor.send('POST', '/gambar', {})).status).toBe(415)
})

test('a crop of the upright picture is stored, and a crop outside it is rejected', async () => {
	// Stored lying on its side: left half black, right half white, to be turned by a quarter to the right.
	const half = (background: string) =>
		sharp({ create: { width: 30, height: 40, channels: 3, background } })
			.png()
			.toBuffer()
	const [black, white] = await Promise.all(['#000', '#fff'].map(half))
	const lying = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
		.composite([
			{ input: black as Buffer, left: 0, top: 0 },
			{ input: white as Buffer, left: 30, top: 0 },
		])
		.png()
		.withMetadata({ orientation: 6 })
		.toBuffer()
	const cut = async (potong: string) => upload(lying, { folder: 'artikel', alt: 'Separuh', potong })
	const { file, lebar, tinggi } = (await cut('5,32,30,25')).body.data.created
	expect([lebar, tinggi]).toEqual([30, 25])
	const { channels } = await sharp(staff.stored.get(`artikel/${file}`) as Buffer).stats()
	expect(channels.map(({ min }) => min > 200)).toEqual([true, true, true])
	for (const potong of ['0,0,41,60', '-1,0,5,5', '0,0,0,5', '1,2,3', '0,0,60,40', 'x'])
		expect((await cut(potong)).status, potong).toBe(400)
})

test('a picture needs an alt text or is decorative; a changed alt text reaches visitors', async () => {
	const silent = await upload(await photo(), { folder: 'foto-layanan' })
	expect([silent.status, Object.keys(silent.body.error.fields)]).toEqual([400, ['alt']])
	const { file, id } = (await upload(await photo(), { folder: 'foto-layanan', alt: ' ', hiasan: '1' })).body.data
		.created
	const layanan = { nama: 'IGD', foto: file, noTelp: '0333', noTelpType: 'telp' }
	expect((await editor.send('POST', '/layanan', layanan)).status).toBe(201)
	const heard = async () => (await publicApi(staff).read('/v1/public/layanan')).data[0].alt
	expect(await heard()).toBe('')

	const said = await editor.send('PATCH', `/gambar/${id}`, { alt: 'Perawat di pintu IGD' })
	expect(said.body.data).toMatchObject({ file, alt: 'Perawat di pintu IGD', hiasan: 0 })
	expect(await heard()).toBe('Perawat di pintu IGD')
	expect((await editor.send('PATCH', `/gambar/${id}`, { alt: '' })).body.error.fields).toHaveProperty('alt')
	expect((await editor.send('PATCH', '/gambar/tidak-ada', { alt: 'x' })).status).toBe(404)
	expect(await heard()).toBe('Perawat di pintu IGD')
})
