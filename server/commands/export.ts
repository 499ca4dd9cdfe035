import { join } from 'node:path'
import type { Database } from '../../database/connect.ts'
import { type Env, StartError } from '../env.ts'
import { exportIsi } from '../isi/isi-file.ts'
import { folderStore } from '../pictures/folder-store.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { writeFileAtomic } from '../pictures/write-file-atomic.ts'
import { exportArchive } from './archive/export-archive.ts'
import { openPersons } from './archive/open-persons.ts'
import { readArguments, runDatabaseCommand, secondsSince } from './run-command.ts'

const USAGE = 'npm run export -- --to <archive.zip> [--with-patients], or npm run export -- <content.json>'

await runDatabaseCommand(async (database, env) => {
	const { positionals, values } = readArguments(USAGE, {
		allowPositionals: true,
		options: { to: { type: 'string' }, 'with-patients': { type: 'boolean', default: false } },
	})
	const [file] = positionals
	const withPatients = values['with-patients']
	if (values.to && !file) return writeArchive(database, env, values.to, withPatients)
	if (!file || positionals.length > 1 || values.to || withPatients) throw new StartError(USAGE)
	return writeContent(database, file)
})

async function writeArchive(database: Database, env: Env, file: string, withPatients: boolean): Promise<void> {
	if (!(await database.isMigrated()))
		throw new StartError('The database has no tables of this version: start the server once, then export.')
	const started = performance.now()
	const now = Date.now()
	const { counts, missingPictures } = await exportArchive({
		database,
		stores: [openPictureStore(env), folderStore(join(import.meta.dirname, '../../demo/pictures'))],
		file,
		patients: withPatients ? await openPersons(database, env, now) : null,
		now,
	})
	const { pictures = 0, member = 0, memberPasien = 0, shopReservasi = 0, ...content } = counts
	const records = Object.values(content).reduce((sum, count) => sum + count, 0)
	console.log(`✓ export ${secondsSince(started)}: ${file}, ${records} records of content, ${pictures} pictures`)
	if (missingPictures.length > 0)
		console.warn(`! ${missingPictures.length} pictures are nowhere: ${missingPictures.join(', ')}`)
	console.log(
		withPatients
			? `  It holds ${member} members, ${memberPasien} patients with their NIK and ${shopReservasi} reservations in plain text: who has this file reads them all. Guard it, send it encrypted only, and delete it after use. The export is in the audit trail.`
			: '  It holds no members, patients, reservations or accounts of staff; --with-patients adds the first three.',
	)
}

async function writeContent({ db }: Database, file: string): Promise<void> {
	const exported = await exportIsi(db, Date.now())
	await writeFileAtomic(file, JSON.stringify(exported, null, '\t'))
	const rows = Object.values(exported.isi).reduce((sum, each) => sum + each.length, 0)
	console.log(`✓ ${file}: ${rows} rows; names ${exported.gambar.length} pictures, which are not in it`)
}
