import { StartError } from '../env.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { type ImportResult, importContent } from './import/import-content.ts'
import { createProgress } from './import/progress.ts'
import { readArguments, runDatabaseCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run import -- <address or file> [--dry-run] [--merge] [--images <address of the pictures>]'

await runDatabaseCommand(async (database, env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: {
			'dry-run': { type: 'boolean', default: false },
			merge: { type: 'boolean', default: false },
			images: { type: 'string' },
		},
	})
	const [source] = positionals
	if (!source || positionals.length > 1) throw new StartError(USAGE)
	const started = performance.now()
	const dryRun = values['dry-run']
	const result = await importContent({
		source,
		dryRun,
		merge: values.merge,
		images: values.images,
		database,
		dataDir: env.DATA_DIR,
		now: Date.now(),
		store: openPictureStore(env),
		progress: createProgress(),
	})
	printResult(result, dryRun, secondsSince(started))
})

function printResult(result: ImportResult, dryRun: boolean, time: string): void {
	const { rows, pictures, warnings, differences, resumed, alreadyDone } = result
	if (alreadyDone) {
		console.log('✓ The previous import is complete; nothing to do.')
		return
	}
	if (resumed > 0) console.log(`  resumed an interrupted import: ${resumed} responses were already fetched`)
	for (const warning of warnings) console.warn(`! ${warning}`)
	if (dryRun)
		for (const { table, incoming, added, changed, unchanged, onlyHere } of differences)
			console.log(
				`  ${table.padEnd(20)} ${String(incoming).padStart(6)}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${onlyHere} only here`,
			)
	console.log(
		`✓ ${dryRun ? 'dry run, nothing written' : 'import'} ${time}: ${rows} rows, ${pictures} pictures, ${warnings.length} warnings`,
	)
}
