import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { newId } from '../../content/new-id.ts'

/** What has arrived of an import, so that one that was interrupted goes on where it stood. */
export interface Journal {
	id: string
	/** When the import began; times that the provider does not tell are counted from it. */
	startedAt: number
	/** How many answers were there already. */
	found: number
	get(key: string): unknown
	keep(key: string, answer: unknown): void
	remove(): void
}

/** Older answers say too little about what the provider shows now. */
const MAX_AGE_MS = 24 * 3_600_000

interface Head {
	id: string
	startedAt: number
}

/** A line per answer. A line that was cut off while it was written is cut off here too. */
export function openJournal(file: string, now: number): Journal {
	const { head, answers } = readJournal(file, now) ?? beginJournal(file, now)
	return {
		...head,
		found: answers.size,
		get: (key) => answers.get(key),
		keep(key, answer) {
			answers.set(key, answer)
			appendFileSync(file, `${JSON.stringify([key, answer])}\n`)
		},
		remove: () => rmSync(file, { force: true }),
	}
}

/** Kept nowhere, for a dry run. */
export function forgetfulJournal(now: number): Journal {
	const nothing = () => {}
	return { id: newId(now), startedAt: now, found: 0, get: nothing, keep: nothing, remove: nothing }
}

function readJournal(file: string, now: number) {
	if (!existsSync(file)) return null
	const text = readFileSync(file, 'utf8')
	const whole = text.slice(0, text.lastIndexOf('\n') + 1)
	if (whole !== text) truncateSync(file, Buffer.byteLength(whole))
	const [first, ...lines] = whole.split('\n').filter(Boolean)
	if (!first) return null
	const head = JSON.parse(first) as Head
	if (now - head.startedAt > MAX_AGE_MS) return null
	return { head, answers: new Map(lines.map((line) => JSON.parse(line) as [string, unknown])) }
}

function beginJournal(file: string, now: number) {
	const head: Head = { id: newId(now), startedAt: now }
	mkdirSync(dirname(file), { recursive: true })
	rmSync(file, { force: true })
	appendFileSync(file, `${JSON.stringify(head)}\n`)
	return { head, answers: new Map<string, unknown>() }
}
