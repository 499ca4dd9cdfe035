import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
	['Ibu & Anak', 'ibu-anak'],
	['  Café: kapan ke IGD? ', 'cafe-kapan-ke-igd'],
	['…', ''],
])('%s becomes %s', (text, expected) => expect(slug(text)).toBe(expected))
