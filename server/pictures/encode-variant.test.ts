import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeVariant, encoding } from './encode-variant.ts'

const formats = ['avif', 'webp', 'plain'] as const
const green = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } })

test.each(formats)('%s has no metadata and the EXIF orientation applied', async (format) => {
	const photo = await green(200, 100)
		.withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>6,12S</exif:GPSLatitude></x:xmpmeta>')
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()
	expect(photo.includes('Kamera') && photo.includes('GPSLatitude')).toBe(true)
	const bytes = await encodeVariant(photo, undefined, format)
	const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(bytes).metadata()
	expect({ exif, xmp, icc, iptc, width, height }).toEqual({ width: 100, height: 200 })
	expect(orientation ?? 1).toBe(1)
	expect(bytes.includes('Kamera') || bytes.includes('GPSLatitude')).toBe(false)
})

test.each(formats)('%s is scaled down to the maximum side', async (format) => {
	const { width, height } = await sharp(
		await encodeVariant(await green(40, 17_000).png().toBuffer(), 64, format),
	).metadata()
	expect([width, height]).toEqual([10, 4096])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s original is encoded', async (original) => {
	const bytes = await encodeVariant(await green(80, 60).toFormat(original).toBuffer(), 64, 'webp')
	expect((await sharp(bytes).metadata()).width).toBe(64)
})

test.each(['gif', 'tiff'] as const)('a %s original is rejected', async (original) => {
	await expect(encodeVariant(await green(80, 60).toFormat(original).toBuffer(), 64, 'webp')).rejects.toThrow()
})

test('the cache key contains the version of sharp', () => {
	expect(encoding.split('/')[1]).toBe(sharp.versions.sharp)
})
