import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { StartError } from '../env.ts'

export const KEY_BYTES = 32
const ID_BYTES = 4

const keyFile = z.object({
	/** The id of the key that encrypts what is new. */
	current: z.string(),
	/** Keys in base64, by id. */
	keys: z.record(z.string().regex(/^[0-9a-f]{8}$/), z.string()),
})

export type Keys = ReturnType<typeof readKeys>

/** Reads the keys of a file, and reads them again after a rotation has changed the file. */
export function readKeys(file: string) {
	let { current, keys, stamp } = readKeyFile(file)
	const refresh = () => {
		try {
			if (stampOf(file) !== stamp) ({ current, keys, stamp } = readKeyFile(file))
		} catch {
			// The keys in memory stay valid until the file can be read again.
		}
	}
	return {
		/** The key that encrypts what is new. */
		current: () => {
			refresh()
			return { id: current, key: keys.get(current) as Buffer }
		},
		find: (id: string): Buffer | undefined => {
			if (!keys.has(id)) refresh()
			return keys.get(id)
		},
	}
}

function readKeyFile(file: string) {
	const stamp = stampOf(file)
	let parsed: KeyFile
	try {
		parsed = parseKeyFile(file)
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException
		throw new StartError(code ? `The keys in ${file} cannot be read (${code}).` : `The file ${file} holds no keys.`)
	}
	const keys = new Map(Object.entries(parsed.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')]))
	const isComplete = keys.has(parsed.current) && [...keys.values()].every((key) => key.length === KEY_BYTES)
	if (!isComplete) throw new StartError(`The file ${file} holds no keys.`)
	return { current: parsed.current, keys, stamp }
}

function stampOf(file: string): string {
	const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
	return stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : ''
}

/** Creates the file with one new key, unless another process has created it. */
export function createKeys(file: string): void {
	const { id, keys } = withNewKey({})
	createKeyFile(file, textOf({ current: id, keys }))
}

export function createKeyFile(file: string, text: string): void {
	const temporary = writeBeside(file, text)
	try {
		linkSync(temporary, file)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(file, error)
	} finally {
		rmSync(temporary, { force: true })
	}
}

/** Adds a key that is not current yet: the database has to know a key before its first use. */
export function addKey(file: string): string {
	const before = parseKeyFile(file)
	const { id, keys } = withNewKey(before.keys)
	replaceKeyFile(file, textOf({ ...before, keys }))
	return id
}

export const makeKeyCurrent = (file: string, current: string) =>
	replaceKeyFile(file, textOf({ ...parseKeyFile(file), current }))

export function dropKeys(file: string, dropped: string[]): void {
	const { current, keys } = parseKeyFile(file)
	const remaining = Object.entries(keys).filter(([id]) => id === current || !dropped.includes(id))
	replaceKeyFile(file, textOf({ current, keys: Object.fromEntries(remaining) }))
}

type KeyFile = z.infer<typeof keyFile>

const parseKeyFile = (file: string): KeyFile => keyFile.parse(JSON.parse(readFileSync(file, 'utf8')))

function withNewKey(keys: KeyFile['keys']) {
	const id = randomBytes(ID_BYTES).toString('hex')
	return { id, keys: { ...keys, [id]: randomBytes(KEY_BYTES).toString('base64') } }
}

const textOf = (content: KeyFile) => `${JSON.stringify(content, null, '\t')}\n`

export const replaceKeyFile = (file: string, text: string) => renameSync(writeBeside(file, text), file)

/** Writes a temporary file beside the target, flushed to disk: without its key nothing can be decrypted. */
function writeBeside(file: string, text: string): string {
	const temporary = `${file}.${process.pid}.${randomBytes(ID_BYTES).toString('hex')}`
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
		writeFileSync(temporary, text, { flag: 'wx', mode: 0o600, flush: true })
		return temporary
	} catch (error) {
		throw cannotWrite(file, error)
	}
}

const cannotWrite = (file: string, error: unknown) =>
	new StartError(`The keys cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).`)
