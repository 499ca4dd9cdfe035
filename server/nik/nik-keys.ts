import { randomBytes } from 'node:crypto'
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../env.ts'

export const KEY_BYTES = 32
const ID_BYTES = 4

const keyFile = z.object({
	/** The key that new NIKs are encrypted with. */
	current: z.string(),
	/** Key by id, in base64. */
	keys: z.record(z.string().regex(/^[0-9a-f]{8}$/), z.string()),
})

export interface NikKeys {
	/** The key that is encrypted with now. */
	current(): { id: string; key: Buffer }
	find(id: string): Buffer | undefined
}

/** Where the keys are, unless a setting says otherwise. */
export const nikKeysFile = ({ DATA_DIR, NIK_KEYS_FILE }: { DATA_DIR: string; NIK_KEYS_FILE: string }) =>
	NIK_KEYS_FILE || join(DATA_DIR, 'keys', 'nik.json')

/** The keys of a file; one that was changed since, by a rotation, is read again before anything is encrypted. */
export function readNikKeys(file: string): NikKeys {
	let { current, keys, seen } = readKeyFile(file)
	const refresh = () => {
		try {
			if (stampOf(file) !== seen) ({ current, keys, seen } = readKeyFile(file))
		} catch {
			// What is known serves on until the file can be read again.
		}
	}
	return {
		current: () => {
			refresh()
			return { id: current, key: keys.get(current) as Buffer }
		},
		find: (id) => {
			if (!keys.has(id)) refresh()
			return keys.get(id)
		},
	}
}

function readKeyFile(file: string) {
	const seen = stampOf(file)
	let parsed: KeyFile
	try {
		parsed = parseKeyFile(file)
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException
		throw new StartError(
			code ? `The keys in ${file} cannot be read (${code}).` : `The file ${file} holds no keys for NIKs.`,
		)
	}
	const keys = new Map(Object.entries(parsed.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')]))
	const isWhole = keys.has(parsed.current) && [...keys.values()].every((key) => key.length === KEY_BYTES)
	if (!isWhole) throw new StartError(`The file ${file} holds no keys for NIKs.`)
	return { current: parsed.current, keys, seen }
}

function stampOf(file: string): string {
	const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
	return stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : ''
}

/** Makes the file with one new key; one that another process has made meanwhile stays. */
export function createNikKeys(file: string): void {
	const { id, keys } = withNewKey({})
	const unfinished = writeKeyFile(file, { current: id, keys })
	try {
		linkSync(unfinished, file)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(file, error)
	} finally {
		rmSync(unfinished, { force: true })
	}
}

/** A new key, not used yet: the database has to know it before anybody encrypts with it. */
export function addNikKey(file: string): string {
	const before = parseKeyFile(file)
	const { id, keys } = withNewKey(before.keys)
	replaceKeyFile(file, { ...before, keys })
	return id
}

export const makeNikKeyCurrent = (file: string, current: string) =>
	replaceKeyFile(file, { ...parseKeyFile(file), current })

export function dropNikKeys(file: string, dropped: string[]): void {
	const { current, keys } = parseKeyFile(file)
	const kept = Object.entries(keys).filter(([id]) => id === current || !dropped.includes(id))
	replaceKeyFile(file, { current, keys: Object.fromEntries(kept) })
}

type KeyFile = z.infer<typeof keyFile>

const parseKeyFile = (file: string): KeyFile => keyFile.parse(JSON.parse(readFileSync(file, 'utf8')))

function withNewKey(keys: KeyFile['keys']) {
	const id = randomBytes(ID_BYTES).toString('hex')
	return { id, keys: { ...keys, [id]: randomBytes(KEY_BYTES).toString('base64') } }
}

const replaceKeyFile = (file: string, content: KeyFile) => renameSync(writeKeyFile(file, content), file)

/** Written beside its place and flushed to the disk: a key that is lost takes every NIK with it. */
function writeKeyFile(file: string, content: KeyFile): string {
	const unfinished = `${file}.${process.pid}.${randomBytes(ID_BYTES).toString('hex')}`
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
		const handle = openSync(unfinished, 'wx', 0o600)
		writeSync(handle, `${JSON.stringify(content, null, '\t')}\n`)
		fsyncSync(handle)
		closeSync(handle)
		return unfinished
	} catch (error) {
		throw cannotWrite(file, error)
	}
}

const cannotWrite = (file: string, error: unknown) =>
	new StartError(`The keys for NIKs cannot be kept in ${file} (${(error as NodeJS.ErrnoException).code}).`)
