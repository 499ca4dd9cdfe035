import { afterEach, expect, test, vi } from 'vitest'
import { pack, packedText, unpack } from './packed.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is packed on the server is the same there, and alike in the browser, which gets it as text', () => {
	const packed = pack('data-x', { judul: '</script>', isi: 'panjang' }, ({ judul }) => ({ judul }))
	expect(unpack(packed)).toBe(unpack(packed))
	const textContent = packedText(packed)
	expect(textContent).not.toMatch(/<|panjang/)
	vi.stubGlobal('document', { getElementById: (id: string) => (id === 'data-x' ? { textContent } : null) })
	const arrived = structuredClone(packed)
	expect(unpack(arrived)).toEqual({ judul: '</script>' })
	expect(unpack(arrived)).toBe(unpack(arrived))
})

test('the same thing is packed once, another one anew', () => {
	const show = vi.fn((from: object) => from)
	const from = { nama: 'a' }
	expect(pack('data-x', from, show)).toBe(pack('data-x', from, show))
	expect(show).toHaveBeenCalledOnce()
	expect(unpack(pack('data-x', { nama: 'b' }, show))).toEqual({ nama: 'b' })
	expect(pack('data-y', from, show)).toEqual({ packed: 'data-y' })
})

test('what the browser loaded itself was never packed', () => {
	const loaded = { nama: 'a' }
	expect(unpack(loaded)).toBe(loaded)
})
