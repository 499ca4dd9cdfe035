import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../../../database/backup/backup-error.ts'
import { readEnv } from '../../env.ts'
import { nikKeysFile } from '../../nik/nik-keys.ts'
import { makeBackup } from './make-backup.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'npm run backup -- [folder] [--keep <number>]'

await runCommand(async () => {
	const { positionals, values } = readArguments()
	const keep = values.keep === undefined ? undefined : Number(values.keep)
	if (positionals.length > 1 || (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)))
		throw new BackupError(USAGE)
	const env = readEnv()
	const started = performance.now()
	const folder = positionals[0] ?? join(dirname(env.DATA_DIR), 'backups')
	const { path, manifest, removed } = await makeBackup({ env, folder, keep })

	const { database, pictures, files } = manifest
	const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
	const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
	console.log(`✓ backup ${((performance.now() - started) / 1000).toFixed(1)} s: ${path}`)
	console.log(
		`  ${database.kind}, ${rows} rows in ${Object.keys(database.rows).length} tables as of ${database.migrations.at(-1)}`,
	)
	console.log(
		pictures.store
			? `  ${pictures.names.length} pictures by name only: ${pictures.store} keeps them and needs versions of its own`
			: `  ${pictures.names.length} pictures`,
	)
	console.log(`  ${megabytes.toFixed(1)} MB${removed.length ? `; removed ${removed.join(', ')}` : ''}`)
	console.log(`The keys of the NIKs are not in it. Keep a copy of ${nikKeysFile(env)} in another place.`)
})

function readArguments() {
	try {
		return parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
	} catch {
		throw new BackupError(USAGE)
	}
}
