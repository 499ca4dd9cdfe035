import type { Database } from '../../database/connect.ts'
import { type Env, StartError } from '../env.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { importArchive } from './archive/import-archive.ts'
import { openPersons } from './archive/open-persons.ts'
import { type ImportResult, importContent } from './import/import-content.ts'
import { createProgress } from './import/progress.ts'
import { readArguments, runDatabaseCommand, secondsSince } from './run-command.ts'

const USAGE =
	'npm run import -- <address or file> [--dry-run] [--merge] [--images <address of the pictures>], or npm run import -- --archive <archive.zip>'

await runDatabaseCommand(async (database, env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: {
			'dry-run': { type: 'boolean', default: false },
			merge: { type: 'boolean', default: false },
			images: { type: 'string' },
			archive: { type: 'string' },
		},
	})
	const [source] = positionals
	const { archive } = values
	if (archive) {
		if (source || values['dry-run'] || values.merge || values.images) throw new StartError(USAGE)
		return readArchive(database, env, archive)
	}
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

async function readArchive(database: Database, env: Env, file: string): Promise<void> {
	const started = performance.now()
	const now = Date.now()
	const { manifest, warnings, pictures } = await importArchive({
		database,
		store: openPictureStore(env),
		file,
		openPersons: () => openPersons(database, env, now),
		now,
	})
	for (const warning of warnings) console.warn(`! ${warning}`)
	const { shopReservasi = 0, memberPasien = 0 } = manifest.counts
	const people = manifest.withPatients
		? `${memberPasien} patients, ${shopReservasi} reservations`
		: 'no patients or reservations, as the archive has none'
	console.log(
		`✓ import ${secondsSince(started)}: the state of ${manifest.createdAt}, ${pictures} pictures, ${people}, ${warnings.length} warnings`,
	)
}

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
