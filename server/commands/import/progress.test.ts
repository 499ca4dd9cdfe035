import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function written(isTTY: boolean): string {
	let text = ''
	const progress = createProgress({ isTTY, write: (more) => (text += more) })
	progress.begin('answers')
	progress.expect(4)
	for (let step = 0; step < 4; step++) progress.step()
	progress.end()
	return text
}

test('a bar on a terminal, lines elsewhere', () => {
	expect(written(true)).toContain('\ranswers [███████████████···············] 2/4 ')
	expect(written(false)).toBe('  answers 1 of 4\n  answers 2 of 4\n  answers 3 of 4\n✓ answers: 4\n')
})
