import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES, pictureFileProblem } from './picture-file.ts'

test.each([
	['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^Foto HEIC .* JPEG/],
	['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', /^Foto HEIC/],
	['<?xml version="1.0"?><!-- Logo --><svg width="9">', /^Berkas SVG .* PNG/],
	['%PDF-1.7', /^Ini berkas PDF/],
])('%j gets a sentence that helps', (start, sentence) => {
	expect(pictureFileProblem(start, 100)).toMatch(sentence)
})

test('a picture of a known format is accepted up to the limit, and above it the sentence has the limit', () => {
	for (const start of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'])
		expect(pictureFileProblem(start, MAX_UPLOAD_BYTES)).toBeNull()
	expect(pictureFileProblem('\xff\xd8\xff\xe0', MAX_UPLOAD_BYTES + 1)).toMatch(
		/^Berkas ini 11 MB; paling besar 10 MB\./,
	)
})
