import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Env } from '../env.ts'
import { staffSecretFile } from '../keys/key-places.ts'

const BYTES = 32

/** Signs sessions and encrypts TOTP secrets. Several machines need the same STAFF_SECRET. */
export function staffSecret({ STAFF_SECRET, KEYS_DIR }: Pick<Env, 'STAFF_SECRET' | 'KEYS_DIR'>): string {
	if (STAFF_SECRET) return STAFF_SECRET
	const file = staffSecretFile({ KEYS_DIR })
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
		writeFileSync(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
	}
	return readFileSync(file, 'utf8')
}
