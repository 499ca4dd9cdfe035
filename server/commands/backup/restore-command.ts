import { parseArgs } from 'node:util'
import { BackupError } from '../../../database/backup/backup-error.ts'
import { readEnv } from '../../env.ts'
import { nikKeysFile } from '../../nik/nik-keys.ts'
import { missingNikKeys } from './missing-nik-keys.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'npm run restore -- <backup> [--replace]'

await runCommand(async () => {
	const { positionals, values } = readArguments()
	const [backup] = positionals
	if (!backup || positionals.length > 1) throw new BackupError(USAGE)
	const env = readEnv()
	const started = performance.now()
	const { manifest, aside, missingPictures } = await restoreBackup({ env, backup, replace: values.replace })

	const { database, pictures, createdAt } = manifest
	const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
	console.log(`✓ restored ${((performance.now() - started) / 1000).toFixed(1)} s: everything as of ${createdAt}`)
	console.log(
		`  ${database.kind}, ${rows} rows in ${Object.keys(database.rows).length} tables; ${pictures.names.length} pictures`,
	)
	for (const path of aside) console.log(`What was there before is in ${path}: delete it when all is well.`)
	if (missingPictures.length > 0)
		console.log(`${missingPictures.length} pictures are no longer in ${pictures.store}: ${missingPictures.join(', ')}`)
	const keys = database.rows.nikKunci ? await missingNikKeys(env.DATABASE_URL, nikKeysFile(env)) : []
	if (keys.length > 0)
		console.log(
			`The keys ${keys.join(', ')} of the NIKs are missing: put their file to ${nikKeysFile(env)} before the start.`,
		)
	console.log('Next: start the server and look at /readyz and at a page.')
})

function readArguments() {
	try {
		return parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
	} catch {
		throw new BackupError(USAGE)
	}
}
