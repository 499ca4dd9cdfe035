import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'

const BYTES = 32

/** Signs sessions and encrypts TOTP secrets. Several machines need the same STAFF_SECRET. */
export function staffSecret({ STAFF_SECRET, DATA_DIR }: Pick<Env, 'STAFF_SECRET' | 'DATA_DIR'>): string {
	if (STAFF_SECRET) return STAFF_SECRET
	const file = join(DATA_DIR, 'staff-secret')
	try {
		writeFileSync(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
	}
	return readFileSync(file, 'utf8')
}
