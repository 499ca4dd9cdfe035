import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from './journal.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000

function file(): string {
	const dir = mkdtempSync(join(tmpdir(), 'rs-yasmin-journal-'))
	onTestFinished(() => rmSync(dir, { recursive: true }))
	return join(dir, 'impor/a.jsonl')
}

test('given a half-written last line, the journal resumes before it', () => {
	const path = file()
	const first = openJournal(path, NOW)
	first.add('a', { data: 'é' })
	appendFileSync(path, '["b",{"da')
	const second = openJournal(path, NOW + HOUR)
	expect(second).toMatchObject({ id: first.id, startedAt: NOW, resumed: 1 })
	expect([second.get('a'), second.get('b')]).toEqual([{ data: 'é' }, undefined])
	second.add('b', 1)
	expect(openJournal(path, NOW).get('b')).toBe(1)
})

test('a journal older than a day, or a removed one, starts empty', () => {
	const path = file()
	openJournal(path, NOW).add('a', 1)
	const next = openJournal(path, NOW + 25 * HOUR)
	expect([next.resumed, next.get('a')]).toEqual([0, undefined])
	next.add('a', 2)
	next.remove()
	expect(openJournal(path, NOW + 25 * HOUR).resumed).toBe(0)
})
