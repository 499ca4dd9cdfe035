import { encode } from 'uqr'

/** White modules around the code; readers need them. */
const QUIET_ZONE = 4

/** The dark modules as one SVG path in a square of `size` units. */
export function qrPath(value: string): { size: number; path: string } {
	const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((dark) => (dark ? '1' : '0'))
				.join('')
				.matchAll(/1+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	)
	return { size, path: runs.join('') }
}
