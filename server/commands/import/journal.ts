import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { newId } from '../../ids/new-id.ts'

/** The responses that an import has fetched, so that an interrupted import resumes where it stopped. */
export interface Journal {
	id: string
	/** When the import began; dates that the provider does not give are counted from it. */
	startedAt: number
	/** How many responses an earlier run has fetched. */
	resumed: number
	get(key: string): unknown
	add(key: string, response: unknown): void
	remove(): void
}

/** Older responses may differ too much from what the provider shows now. */
const MAX_AGE_MS = 24 * 3_600_000

/** One line per response. A last line that was only half written is dropped. */
export function openJournal(file: string, now: number): Journal {
	const { header, responses } = readJournal(file, now) ?? createJournal(file, now)
	return {
		...header,
		resumed: responses.size,
		get: (key) => responses.get(key),
		add(key, response) {
			responses.set(key, response)
			appendFileSync(file, `${JSON.stringify([key, response])}\n`)
		},
		remove: () => rmSync(file, { force: true }),
	}
}

/** Stores nothing: for a dry run, and for an import from a file. */
export function emptyJournal(now: number): Journal {
	const nothing = () => {}
	return { id: newId(now), startedAt: now, resumed: 0, get: nothing, add: nothing, remove: nothing }
}

function readJournal(file: string, now: number) {
	if (!existsSync(file)) return null
	const text = readFileSync(file, 'utf8')
	const whole = text.slice(0, text.lastIndexOf('\n') + 1)
	if (whole !== text) truncateSync(file, Buffer.byteLength(whole))
	const [first, ...lines] = whole.split('\n').filter(Boolean)
	if (!first) return null
	const header = JSON.parse(first) as Pick<Journal, 'id' | 'startedAt'>
	if (now - header.startedAt > MAX_AGE_MS) return null
	return { header, responses: new Map(lines.map((line) => JSON.parse(line) as [string, unknown])) }
}

function createJournal(file: string, now: number) {
	const header = { id: newId(now), startedAt: now }
	mkdirSync(dirname(file), { recursive: true })
	rmSync(file, { force: true })
	appendFileSync(file, `${JSON.stringify(header)}\n`)
	return { header, responses: new Map<string, unknown>() }
}
