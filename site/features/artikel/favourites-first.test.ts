import { expect, test } from 'vitest'
import { favouritesFirst } from './favourites-first.ts'

const artikel = (...ids: string[]) => ids.map((id) => ({ id }))

test('favourites come first in their order, then the newest articles that are no favourites', () => {
	expect(favouritesFirst(artikel('c', 'a'), artikel('e', 'd', 'c', 'b'), 4)).toEqual(artikel('c', 'a', 'e', 'd'))
})

test('more favourites than asked for are all shown', () => {
	expect(favouritesFirst(artikel('c', 'a'), artikel('b'), 1)).toEqual(artikel('c', 'a'))
	expect(favouritesFirst([], artikel('b', 'a'), 8)).toEqual(artikel('b', 'a'))
})
