import { expect, test, vi } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what is packed on the server is the same there, and alike in the browser, which gets it as text', () => {
	const packed = pack({ judul: '</script>', isi: 'panjang' }, ({ judul }) => ({ judul }))
	expect(unpack(packed)).toBe(unpack(packed))
	const arrived = structuredClone(packed)
	expect(unpack(arrived)).toEqual({ judul: '</script>' })
	expect(unpack(arrived)).toBe(unpack(arrived))
})

test('the same thing is packed once, another one anew', () => {
	const show = vi.fn((from: object) => from)
	const from = { nama: 'a' }
	expect(pack(from, show)).toBe(pack(from, show))
	expect(show).toHaveBeenCalledOnce()
	expect(unpack(pack({ nama: 'b' }, show))).toEqual({ nama: 'b' })
})

test('what the browser loaded itself was never packed', () => {
	const loaded = { nama: 'a' }
	expect(unpack(loaded)).toBe(loaded)
})
