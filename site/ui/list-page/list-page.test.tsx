import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardGrid } from './list-page.tsx'

test.each([1, 2, 3, 4])('of %d cards none is alone on its row, on any screen', (count) => {
	const items = Array.from({ length: count }, (_, place) => ({ id: String(place) }))
	const html = renderToStaticMarkup(
		<CardGrid thing="Kartu" items={items}>
			{({ id }) => id}
		</CardGrid>,
	)
	expect(html.match(/<li>/g)).toHaveLength(count)
	const columns = [...html.matchAll(/grid-cols-(\d)/g)].map(([, number]) => Number(number))
	expect(columns.every((number) => count % number !== 1)).toBe(true)
	expect(Math.max(1, ...columns), 'a wide screen has one row').toBe(count)
})
