import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeQueue } from '../../pictures/load-sharp.ts'
import { encodeUpload, MAX_WAITING } from './picture-routes.ts'

test('of many uploads at once two are encoded, some wait, and the rest is refused', async () => {
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
		.jpeg()
		.toBuffer()
	let most = 0
	const watch = setInterval(() => {
		most = Math.max(most, encodeQueue.activeCount)
	}, 1)
	const results = await Promise.all(Array.from({ length: 40 }, () => encodeUpload(photo)))
	clearInterval(watch)
	expect(most).toBe(2)
	const encoded = results.filter((result) => result !== null)
	expect(encoded).toHaveLength(MAX_WAITING + 2)
	expect(encoded[0]).toMatchObject({ lebar: 800, tinggi: 600 })
	expect(await encodeUpload(photo), 'a later upload is encoded again').not.toBeNull()
})
