import { StartError } from '../env.ts'
import { nikKeysFile } from '../keys/key-places.ts'
import { missingNikKeys } from './backup/missing-nik-keys.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readArguments, runCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run restore -- <backup> [--replace]'

await runCommand(async (env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: { replace: { type: 'boolean', default: false } },
	})
	const [backup] = positionals
	if (!backup || positionals.length > 1) throw new StartError(USAGE)
	const started = performance.now()
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
	const keys = database.rows.nikKunci ? await missingNikKeys(env.DATABASE_URL, nikKeysFile(env)) : []
	if (keys.length > 0)
		console.log(
			`The keys ${keys.join(', ')} of the NIKs are missing: put their file to ${nikKeysFile(env)} before the start.`,
		)
	console.log('Next: start the server and check /readyz and a page.')
})
