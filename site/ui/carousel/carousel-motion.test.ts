import { expect, test } from 'vitest'
import { shownSlides } from './carousel-motion.tsx'

test('the visible slides start with the selected one', () => {
	expect(shownSlides(0, 1, 3)).toEqual([0])
	expect(shownSlides(4, 3, 12)).toEqual([4, 5, 6])
})

test('the first slide follows the last one', () => {
	expect(shownSlides(11, 3, 12)).toEqual([11, 0, 1])
})

test('a short row shows every slide once', () => {
	expect(shownSlides(0, 3, 2)).toEqual([0, 1])
})
