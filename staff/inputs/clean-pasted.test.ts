import { expect, test } from 'vitest'
import { lostSentence } from './clean-pasted.ts'

test.each([
	[{ gambar: 0, video: 0 }, true, null],
	[{ gambar: 2, video: 0 }, true, '2 gambar tidak ikut tertempel. Unggah gambarnya dengan tombol “Gambar”.'],
	[{ gambar: 1, video: 0 }, false, '1 gambar tidak ikut tertempel. Teks ini tidak memuat gambar.'],
	[
		{ gambar: 1, video: 1 },
		true,
		'1 gambar dan 1 video tidak ikut tertempel. Unggah gambarnya dengan tombol “Gambar”. Tempel alamat videonya dengan tombol “Video atau peta”.',
	],
])('when %j is left out, a message says so', (lost, hasPictures, sentence) => {
	expect(lostSentence(lost, hasPictures)).toBe(sentence)
})
