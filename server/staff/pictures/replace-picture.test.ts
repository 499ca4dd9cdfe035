import { expect, test } from 'vitest'
import { replacePicture } from './picture-uses.ts'

const from = { folder: 'artikel', file: 'lama.webp' } as const
const to = { folder: 'artikel', file: 'baru.webp', lebar: 800, tinggi: 600 } as const
const replaced = (text: string) => replacePicture(text, from, to)

test('a file name and JSON with file names get the new one', () => {
	expect(replaced('lama.webp')).toBe('baru.webp')
	expect(replaced('[{"content":"lama.webp"},{"content":"lain.webp"}]')).toBe(
		'[{"content":"baru.webp"},{"content":"lain.webp"}]',
	)
})

test('a text gets the new address and size, and its own description and other pictures stay', () => {
	const img = (folder: string, file: string, width = 40) =>
		`<img src="/images/${folder}/${file}" alt="Anak" width="${width}" height="${width}">`
	expect(replaced(`<p>A</p>${img('artikel', 'lama.webp')}${img('gallery', 'lama.webp')}`)).toBe(
		`<p>A</p><img src="/images/artikel/baru.webp" alt="Anak" width="800" height="600">${img('gallery', 'lama.webp')}`,
	)
})

test('a text within JSON gets it too', () => {
	const quiz = (file: string, width: number) =>
		JSON.stringify({ text: `<img src="/images/artikel/${file}" width="${width}">` })
	expect(replaced(quiz('lama.webp', 40))).toBe(quiz('baru.webp', 800))
})
