import { StartError } from '../env.ts'
import { exportIsi } from '../isi/isi-file.ts'
import { writeFileAtomic } from '../pictures/write-file-atomic.ts'
import { runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async ({ db }) => {
	const [file, ...more] = process.argv.slice(2)
	if (!file || more.length > 0) throw new StartError('npm run export -- <file>')
	const exported = await exportIsi(db, Date.now())
	await writeFileAtomic(file, JSON.stringify(exported, null, '\t'))
	const rows = Object.values(exported.isi).reduce((sum, each) => sum + each.length, 0)
	console.log(`✓ ${file}: ${rows} rows; names ${exported.gambar.length} pictures, which are not in it`)
})
