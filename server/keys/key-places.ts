import { join } from 'node:path'
import type { Env } from '../env.ts'

export const nikKeysFile = ({ KEYS_DIR, NIK_KEYS_FILE }: Pick<Env, 'KEYS_DIR' | 'NIK_KEYS_FILE'>) =>
	NIK_KEYS_FILE || join(KEYS_DIR, 'nik.json')

export const backupKeysFile = ({ KEYS_DIR }: Pick<Env, 'KEYS_DIR'>) => join(KEYS_DIR, 'backup-keys.txt')

export const staffSecretFile = ({ KEYS_DIR }: Pick<Env, 'KEYS_DIR'>) => join(KEYS_DIR, 'staff-secret')
