import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function written(isTTY: boolean): string {
	let text = ''
	const progress = createProgress({ isTTY, write: (more) => (text += more) })
	progress.begin('responses')
	progress.expect(4)
	for (let step = 0; step < 4; step++) progress.step()
	progress.end()
	return text
}

test('a terminal gets a progress bar, other output gets lines', () => {
	expect(written(true)).toContain('\rresponses [███████████████···············] 2/4 ')
	expect(written(false)).toBe('  responses 1 of 4\n  responses 2 of 4\n  responses 3 of 4\n✓ responses: 4\n')
})
