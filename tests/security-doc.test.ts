import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Chapters and sections of the table, as [name, verdict, reason, shown by]. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
	.split('## Classes of data')[0]
	?.split('\n')
	.filter((line) => /^\| (\*\*V)?\d/.test(line))
	.map((line) =>
		line
			.split('|')
			.map((cell) => cell.trim())
			.slice(1, 5),
	)
const verdicts = ['met', 'not met', 'does not apply']

test('the table has every chapter of ASVS 5.0, each with a verdict', () => {
	const chapters = rows?.flatMap(([name = '']) => /^\*\*V(\d+) /.exec(name)?.[1] ?? [])
	expect(chapters).toEqual(Array.from({ length: 17 }, (_, place) => String(place + 1)))
	expect(rows?.filter(([, verdict = '']) => !verdicts.includes(verdict))).toEqual([])
})

test('every section that is met names a file, and every file exists', () => {
	const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
	const sections = rows?.filter(([name = '']) => !name.startsWith('**')) ?? []
	expect(sections.filter(([, verdict, , shownBy = '']) => verdict === 'met' && filesIn(shownBy).length === 0)).toEqual(
		[],
	)
	const missing = sections.flatMap(([, , , shownBy = '']) =>
		filesIn(shownBy).filter((file) => !existsSync(join(root, file))),
	)
	expect(missing).toEqual([])
})

test('a chapter is met only if no section of it is open', () => {
	const wrong: string[] = []
	let chapter = { name: '', verdict: '', verdicts: [] as string[] }
	const close = () => {
		const isOpen = chapter.verdicts.includes('not met')
		if (chapter.verdict === 'met' && isOpen) wrong.push(chapter.name)
		if (chapter.verdict === 'not met' && !isOpen) wrong.push(chapter.name)
	}
	for (const [name = '', verdict = ''] of rows ?? []) {
		if (!name.startsWith('**')) chapter.verdicts.push(verdict)
		else {
			close()
			chapter = { name, verdict, verdicts: [] }
		}
	}
	close()
	expect(wrong).toEqual([])
})
