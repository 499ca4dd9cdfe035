import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStaff, type TestPerson, type TestStaff } from '../test-staff.ts'
import { MAX_UPLOAD_BYTES } from './gambar-routes.ts'

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

test('a photo is made anew: upright, without what the camera wrote, under the name of its content', async () => {
	const { status, body } = await upload(await photo())
	expect(status).toBe(201)
	const { file, ...created } = body.data.created
	expect(file).toMatch(/^[0-9a-f]{32}\.webp$/)
	expect(created).toMatchObject({ folder: 'artikel', alt: 'Anak minum', lebar: 40, tinggi: 60 })
	const bytes = staff.stored.get(`artikel/${file}`) as Buffer
	const { format, exif, orientation } = await sharp(bytes).metadata()
	expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
	expect(bytes.includes('Rahasia')).toBe(false)

	const again = (await upload(await photo(), { folder: 'artikel', alt: 'Anak minum air' })).body.data.created
	expect([again.id, again.file, again.alt]).toEqual([created.id, file, 'Anak minum air'])
	expect((await editor.send('GET', `/gambar?folder=artikel&file=${file}`)).body.data).toHaveLength(1)
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
	expect(staff.stored.size).toBe(before)
})

test('a folder that is none, a form without a file, too much, and no form at all', async () => {
	expect((await upload(await photo(), { folder: '../x' })).body.error.fields).toHaveProperty('folder')
	const form = new FormData()
	form.set('folder', 'artikel')
	expect((await editor.send('POST', '/gambar', form)).status).toBe(400)
	expect((await upload(new Uint8Array(MAX_UPLOAD_BYTES + 20_000))).status).toBe(413)
	expect((await editor.send('POST', '/gambar', {})).status).toBe(415)
})
