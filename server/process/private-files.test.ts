import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { privacyNotes, protectFiles } from './private-files.ts'

let folder: string
let umask: number
beforeEach(() => {
	umask = process.umask(0)
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-private-'))
})
afterEach(() => {
	process.umask(umask)
	rmSync(folder, { recursive: true, force: true })
})

const path = (...names: string[]) => join(folder, ...names)
const modeOf = (...names: string[]) => statSync(path(...names)).mode & 0o777

function openEnv(more: Record<string, string> = {}) {
	const env = readEnv({ DATA_DIR: path('data'), ...more })
	mkdirSync(path('data/pictures/gallery'), { recursive: true, mode: 0o755 })
	mkdirSync(path('data/keys'), { mode: 0o755 })
	chmodSync(path('data'), 0o755)
	const files = ['data/yasmin.db', 'data/yasmin.db-wal', 'data/keys/nik.json', 'data/pictures/gallery/a.webp']
	for (const file of files) writeFileSync(path(file), '', { mode: 0o644 })
	return { env, files }
}

test('folders become 0700 and files 0600, and new files too, whatever the umask was', () => {
	const { env, files } = openEnv()
	expect(protectFiles(env)).toEqual([])
	expect(['data', 'data/keys', 'data/pictures/gallery'].map((name) => modeOf(name))).toEqual([0o700, 0o700, 0o700])
	expect(files.map((name) => modeOf(name))).toEqual(files.map(() => 0o600))
	writeFileSync(path('data/new'), '')
	mkdirSync(path('data/newer'))
	expect([modeOf('data/new'), modeOf('data/newer')]).toEqual([0o600, 0o700])
})

test('a database outside of the data folder is protected, and the target of a link is not changed', () => {
	writeFileSync(path('apart.db'), '', { mode: 0o644 })
	writeFileSync(path('other'), '', { mode: 0o644 })
	const { env } = openEnv({ DATABASE_URL: `sqlite:${path('apart.db')}` })
	symlinkSync(path('other'), path('data/link'))
	protectFiles(env)
	expect([modeOf('apart.db'), modeOf('other')]).toEqual([0o600, 0o644])
})

test('a shared folder is not changed, but reported', () => {
	const { env } = openEnv()
	chmodSync(path('data'), 0o1777)
	expect(protectFiles(env)).toEqual([path('data')])
	expect(privacyNotes(env, [path('data')])[0]).toBe(`Other users of this machine can read ${path('data')}.`)
})

test('keys inside the data folder are reported, keys elsewhere are not', () => {
	expect(privacyNotes(openEnv().env, [])).toEqual([
		`The keys in ${path('data/keys')} are inside DATA_DIR: a copy of that folder opens all personal data. Set KEYS_DIR to another place.`,
	])
	const apart = (KEYS_DIR: string) => privacyNotes(readEnv({ DATA_DIR: path('data'), KEYS_DIR }), [])
	expect(apart(path('keys'))).toEqual([])
	expect(apart(path('data-keys'))).toEqual([])
})

test('a disk without encryption is reported on a site with HTTPS', () => {
	const notes = (SITE_URL: string, isPlain: boolean) =>
		privacyNotes(readEnv({ DATA_DIR: path('data'), KEYS_DIR: path('keys'), SITE_URL }), [], () => isPlain)
	expect(notes('https://rs.example', true)).toEqual([
		`The disk of ${path('data')} is not encrypted: who takes it reads names, phone numbers and reservations. See docs/operations.md, 'Encrypted disk'.`,
	])
	expect([notes('https://rs.example', false), notes('http://localhost:3000', true)]).toEqual([[], []])
})
