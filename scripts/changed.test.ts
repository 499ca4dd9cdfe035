import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { JOURNEYS, journeysOf } from './changed.mjs'

const root = join(import.meta.dirname, '..')
const journeys = readdirSync(join(root, 'tests/journeys')).map((name) => `tests/journeys/${name}`)

test.each(JOURNEYS)('%s exists, and so do its journeys', (folder, names) => {
	expect(existsSync(join(root, folder))).toBe(true)
	for (const name of names)
		expect(journeys.filter((path) => path.endsWith('.browser.ts') && path.includes(name))).not.toEqual([])
})

test('a change touches the journeys of its most special folder, each once, and a changed journey itself', () => {
	expect(journeysOf(['ktp/read.ts', 'ktp/session.ts'])).toEqual(['/ktp', 'staf-meja'])
	expect(journeysOf(['site/root.tsx'])).toEqual(['every-page', 'navigasi'])
	expect(journeysOf(['tests/journeys/promo.browser.ts'])).toEqual(['tests/journeys/promo.browser.ts'])
	expect(journeysOf(['README.md', 'contract/tanggal/tanggal.test.ts'])).toEqual([])
})
