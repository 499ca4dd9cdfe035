import { expect, test } from 'vitest'
import { dangerSigns } from '../../lexicon/danger-signs.ts'
import { describePhrase } from './describe-phrase.ts'

test.each([
	['henti jantung', 'henti jantung'],
	['?angin duduk', 'angin duduk'],
	['batuk darah -sedikit/garis', 'batuk darah'],
	['dada kebas/menjalar', 'dada + kebas atau menjalar'],
	['?kejang -otot/kaki', 'kejang'],
	['muntah darah/hitam/kopi', 'muntah + darah, hitam, atau kopi'],
	['hb 1..6', 'hb + 1 sampai 6'],
	['makan muntah/mual satu+keluarga/semua+orang', 'makan + muntah atau mual + satu keluarga atau semua orang'],
])('%s is shown as %s', (phrase, shown) => expect(describePhrase(phrase)).toBe(shown))

test('every built-in sign is shown without the marks of the list', () => {
	const shown = dangerSigns.flatMap(({ tanda }) => tanda.map(describePhrase))
	expect(shown.filter((text) => text === '' || /[?!/]|\.\.|(^| )-/.test(text))).toEqual([])
})
