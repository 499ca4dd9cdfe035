import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr.tsx'

/** Draws the dark modules of a path as text. */
function draw({ size, path }: ReturnType<typeof qrPath>): string[] {
	const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '))
	for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
		rows[Number(y)]?.fill('█', Number(x), Number(x) + Number(width))
	return rows.map((row) => row.join(''))
}

test.each(['https://rsyasmin.example/reservasi-status/K7MPQ-X3WVT-9HBCD', 'a', 'ä€👩'])(
	'the path of %s contains all modules and the quiet zone',
	(value) => {
		const { data } = encode(value, { ecc: 'M', border: 4 })
		const drawn = draw(qrPath(value))
		expect(drawn).toEqual(data.map((row) => row.map((dark) => (dark ? '█' : ' ')).join('')))
		expect(drawn.slice(0, 4).join('').trim()).toBe('')
		expect(drawn[4]).toMatch(/^ {4}█{7} .* █{7} {4}$/)
	},
)
