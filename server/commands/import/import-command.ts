import { parseArgs } from 'node:util'
import { connectDatabase } from '../../../database/connect.ts'
import { readEnv } from '../../env.ts'
import { openPictureStore } from '../../pictures/open-picture-store.ts'
import { runCommand } from '../backup/run-command.ts'
import { type Imported, importContent } from './import-content.ts'
import { ImportError } from './import-error.ts'
import { createProgress } from './progress.ts'

const USAGE = 'npm run import -- <address or file> [--dry-run] [--merge] [--images <address of the pictures>]'

await runCommand(async () => {
	const { source, dryRun, merge, images } = readArguments()
	const env = readEnv()
	const database = connectDatabase(env.DATABASE_URL)
	const started = performance.now()
	try {
		const imported = await importContent({
			source,
			dryRun,
			merge,
			images,
			database,
			dataDir: env.DATA_DIR,
			now: Date.now(),
			store: openPictureStore(env),
			progress: createProgress(),
		})
		tell(imported, dryRun, `${((performance.now() - started) / 1000).toFixed(1)} s`)
	} finally {
		await database.close()
	}
})

function tell(
	{ rows, pictures, warnings, differences, found, wasDone }: Imported,
	dryRun: boolean,
	time: string,
): void {
	if (wasDone) {
		console.log('✓ The import before this one was finished; nothing is left to do.')
		return
	}
	if (found > 0) console.log(`  went on from ${found} answers of an import that was interrupted`)
	for (const warning of warnings) console.warn(`! ${warning}`)
	if (dryRun)
		for (const { table, coming, baru, berubah, sama, hanyaDiSini } of differences)
			console.log(
				`  ${table.padEnd(20)} ${String(coming).padStart(6)}: ${baru} new, ${berubah} changed, ${sama} alike, ${hanyaDiSini} only here`,
			)
	console.log(
		`✓ ${dryRun ? 'dry run, nothing written' : 'import'} ${time}: ${rows} rows, ${pictures} pictures, ${warnings.length} warnings`,
	)
}

function readArguments() {
	try {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: { 'dry-run': { type: 'boolean' }, merge: { type: 'boolean' }, images: { type: 'string' } },
		})
		const [source] = positionals
		if (!source || positionals.length > 1) throw new ImportError(USAGE)
		return { source, dryRun: values['dry-run'] ?? false, merge: values.merge ?? false, images: values.images }
	} catch {
		throw new ImportError(USAGE)
	}
}
