import { connectDatabase } from '../../database/connect.ts'
import { type Env, StartError } from '../env.ts'
import { noteCheckedBackup } from '../keadaan/backup-checks.ts'
import { readKeys } from '../keys/key-file.ts'
import { nikKeysFile } from '../keys/key-places.ts'
import { checkBackup, restoreBackup } from './backup/restore-backup.ts'
import { readArguments, requireDatabase, runCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run restore -- <backup> [--replace | --check]'

await runCommand(async (env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
	})
	const [backup] = positionals
	if (!backup || positionals.length > 1 || (values.check && values.replace)) throw new StartError(USAGE)
	const started = performance.now()
	if (values.check) return check(env, backup, started)
	const { manifest, replaced, missingPictures } = await restoreBackup({ env, backup, replace: values.replace })

	const { database, pictures, createdAt } = manifest
	const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
	console.log(`✓ restored ${secondsSince(started)}: the state of ${createdAt}`)
	console.log(
		`  ${database.kind}, ${rows} rows in ${Object.keys(database.rows).length} tables; ${pictures.names.length} pictures`,
	)
	for (const path of replaced) console.log(`The previous data is in ${path}: delete it after you checked the site.`)
	if (missingPictures.length > 0)
		console.log(`${missingPictures.length} pictures are no longer in ${pictures.store}: ${missingPictures.join(', ')}`)
	const keys = database.rows.nikKunci ? await missingKeys(env.DATABASE_URL, nikKeysFile(env)) : []
	if (keys.length > 0)
		console.log(
			`The keys ${keys.join(', ')} of the NIKs are missing: put their file to ${nikKeysFile(env)} before the start.`,
		)
	console.log('Next: start the server and check /readyz and a page.')
})

/** Restores nothing. The page 'Keadaan sistem' tells when a backup was last checked. */
async function check(env: Env, backup: string, started: number): Promise<void> {
	requireDatabase(env)
	const { createdAt, files } = await checkBackup({ env, backup })
	const database = connectDatabase(env.DATABASE_URL)
	try {
		await noteCheckedBackup(database.db, Date.now())
	} finally {
		await database.close()
	}
	console.log(
		`✓ checked ${secondsSince(started)}: the state of ${createdAt}, ${files.length} files; nothing was restored`,
	)
}

/** The keys that the database uses and the file does not contain. */
async function missingKeys(databaseUrl: string, file: string): Promise<string[]> {
	const database = connectDatabase(databaseUrl)
	try {
		const known = await database.db.selectFrom('nikKunci').select('id').execute()
		const keys = keysIn(file)
		return known.map(({ id }) => id).filter((id) => !keys?.find(id))
	} finally {
		await database.close()
	}
}

function keysIn(file: string) {
	try {
		return readKeys(file)
	} catch {
		return null
	}
}
