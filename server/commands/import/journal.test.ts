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

test('goes on after a line that was cut off', () => {
	const path = file()
	const first = openJournal(path, NOW)
	first.keep('a', { data: 'é' })
	appendFileSync(path, '["b",{"da')
	const second = openJournal(path, NOW + HOUR)
	expect(second).toMatchObject({ id: first.id, startedAt: NOW, found: 1 })
	expect([second.get('a'), second.get('b')]).toEqual([{ data: 'é' }, undefined])
	second.keep('b', 1)
	expect(openJournal(path, NOW).get('b')).toBe(1)
})

test('begins anew after a day, or once it was removed', () => {
	const path = file()
	openJournal(path, NOW).keep('a', 1)
	const next = openJournal(path, NOW + 25 * HOUR)
	expect([next.found, next.get('a')]).toEqual([0, undefined])
	next.keep('a', 2)
	next.remove()
	expect(openJournal(path, NOW + 25 * HOUR).found).toBe(0)
})
