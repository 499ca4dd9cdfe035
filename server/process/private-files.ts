import { chmodSync, type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Env, sqliteFile } from '../env.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** Everybody else's permissions. */
const OTHERS = 0o077
/** On a shared folder such as /tmp. */
const STICKY = 0o1000

/** Rebuilt at any time and large; a folder of mode 0700 protects what is in it. */
const CACHES = ['picture-cache', 'compile-cache']

/**
 * Makes data and keys readable by the user of this process alone, whatever umask it was started with. What cannot be
 * changed, because it belongs to another user, is returned.
 */
export function protectFiles(env: Pick<Env, 'DATA_DIR' | 'KEYS_DIR' | 'DATABASE_URL'>): string[] {
	process.umask(OTHERS)
	const open: string[] = []
	const protect = (path: string, mode: number) => {
		const found = statSync(path, { throwIfNoEntry: false })
		if (!found || (found.mode & OTHERS) === 0) return
		try {
			if (found.mode & STICKY) throw new Error('shared')
			chmodSync(path, mode)
		} catch {
			open.push(path)
		}
	}
	for (const folder of [env.DATA_DIR, env.KEYS_DIR]) {
		if (!existsSync(folder)) continue
		protect(folder, FOLDER_MODE)
		for (const { path, isFolder } of contentsOf(folder)) protect(path, isFolder ? FOLDER_MODE : FILE_MODE)
	}
	const file = sqliteFile(env.DATABASE_URL)
	if (file) for (const suffix of ['', '-wal', '-shm']) protect(file + suffix, FILE_MODE)
	return open
}

function contentsOf(folder: string): { path: string; isFolder: boolean }[] {
	const found: { path: string; isFolder: boolean }[] = []
	const visit = (entry: Dirent) => {
		const path = join(entry.parentPath, entry.name)
		if (entry.isFile()) found.push({ path, isFolder: false })
		if (!entry.isDirectory()) return
		found.push({ path, isFolder: true })
		if (!CACHES.includes(relative(folder, path))) readdirSync(path, { withFileTypes: true }).forEach(visit)
	}
	readdirSync(folder, { withFileTypes: true }).forEach(visit)
	return found
}

/** What the operator should know about data and keys, one sentence each. */
export function privacyNotes(env: Env, open: string[], isPlainDisk = isOnPlainDisk): string[] {
	const notes: string[] = []
	if (open.length > 0)
		notes.push(
			`Other users of this machine can read ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}.`,
		)
	if (!env.API_URL && !relative(env.DATA_DIR, env.KEYS_DIR).startsWith('..'))
		notes.push(
			`The keys in ${env.KEYS_DIR} are inside DATA_DIR: a copy of that folder opens all personal data. Set KEYS_DIR to another place.`,
		)
	// Trying the demo on a laptop stays quiet.
	if (!env.API_URL && env.SITE_URL.startsWith('https:') && isPlainDisk(env.DATA_DIR))
		notes.push(
			`The disk of ${env.DATA_DIR} is not encrypted: who takes it reads names, phone numbers and reservations. See docs/operations.md, 'Encrypted disk'.`,
		)
	return notes
}

/** Where Linux describes its block devices, by `major:minor`. */
const DEVICES = '/sys/dev/block'

/** True when the folder is on a disk that Linux does not encrypt; false when it does, or when that cannot be told. */
export const isOnPlainDisk = (folder: string, devices = DEVICES): boolean => {
	const device = join(devices, deviceOf(folder))
	return existsSync(device) && !isEncrypted(device)
}

/** `major:minor`, as glibc takes a device number apart. */
export function deviceOf(folder: string): string {
	const { dev } = statSync(folder, { bigint: true })
	const major = ((dev >> 8n) & 0xfffn) | ((dev >> 32n) & ~0xfffn)
	const minor = (dev & 0xffn) | ((dev >> 12n) & ~0xffn)
	return `${major}:${minor}`
}

/** LUKS and plain dm-crypt have a device-mapper UUID with this beginning; LVM and RAID lie on other devices. */
function isEncrypted(device: string): boolean {
	const uuid = join(device, 'dm/uuid')
	if (existsSync(uuid) && readFileSync(uuid, 'utf8').startsWith('CRYPT-')) return true
	const slaves = join(device, 'slaves')
	const below = existsSync(slaves) ? readdirSync(slaves) : []
	return below.length > 0 && below.every((name) => isEncrypted(join(slaves, name)))
}
