import { rename, writeFile } from 'node:fs/promises'
import { connectDatabase } from '../../../database/connect.ts'
import { readEnv } from '../../env.ts'
import { runCommand } from '../backup/run-command.ts'
import { ImportError } from './import-error.ts'
import { exportIsi } from './isi-file.ts'

await runCommand(async () => {
	const [file, ...more] = process.argv.slice(2)
	if (!file || more.length > 0) throw new ImportError('npm run export -- <file>')
	const database = connectDatabase(readEnv().DATABASE_URL)
	try {
		const exported = await exportIsi(database.db, Date.now())
		await writeFile(`${file}.part`, JSON.stringify(exported, null, '\t'), { flush: true })
		await rename(`${file}.part`, file)
		const rows = Object.values(exported.isi).reduce((sum, each) => sum + each.length, 0)
		console.log(`✓ ${file}: ${rows} rows; names ${exported.gambar.length} pictures, which are not in it`)
	} finally {
		await database.close()
	}
})
