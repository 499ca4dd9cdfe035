import { StartError } from '../env.ts'
import { backupKeysFile, nikKeysFile } from '../keys/key-places.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readArguments, runCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run backup -- [folder] [--keep <number>] [--keep-days <number>] [--new-key]'

await runCommand(async (env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: {
			keep: { type: 'string' },
			'keep-days': { type: 'string' },
			'new-key': { type: 'boolean', default: false },
		},
	})
	const [keep, keepDays] = [readNumber(values.keep), readNumber(values['keep-days'])]
	if (positionals.length > 1) throw new StartError(USAGE)
	const started = performance.now()
	const folder = positionals[0] ?? env.BACKUP_DIR
	const { path, manifest, removed } = await makeBackup({ env, folder, keep, keepDays, newKey: values['new-key'] })

	const { database, pictures, files } = manifest
	const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
	const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
	console.log(`✓ backup ${secondsSince(started)}: ${path}`)
	console.log(
		`  ${database.kind}, ${rows} rows in ${Object.keys(database.rows).length} tables, schema ${database.migrations.at(-1)}`,
	)
	console.log(
		pictures.store
			? `  ${pictures.names.length} pictures by name only: ${pictures.store} keeps them; enable versioning there`
			: `  ${pictures.names.length} pictures`,
	)
	console.log(`  ${megabytes.toFixed(1)} MB${removed.length ? `; removed ${removed.join(', ')}` : ''}`)
	console.log(
		`The backup is encrypted and contains no key. Keep copies of ${backupKeysFile(env)} and ${nikKeysFile(env)} in another place: without them it cannot be restored.`,
	)
})

function readNumber(text: string | undefined): number | undefined {
	if (text === undefined) return undefined
	if (!/^[1-9]\d*$/.test(text)) throw new StartError(USAGE)
	return Number(text)
}
