import { connectDatabase } from '../../database/connect.ts'
import { readEnv, StartError } from '../env.ts'
import { createNikCipher } from '../nik/nik-cipher.ts'
import { nikKeysFile } from '../nik/nik-keys.ts'
import { openNikKeys } from '../nik/open-nik-keys.ts'
import { rotateNikKeys } from '../nik/rotate-nik-keys.ts'
import { explainDatabaseError } from '../process/explain-database-error.ts'

try {
	const flags = process.argv.slice(2)
	if (flags.some((flag) => flag !== '--drop-old')) throw new StartError('The only flag is --drop-old.')
	const env = readEnv()
	const file = nikKeysFile(env)
	const database = connectDatabase(env.DATABASE_URL)
	try {
		const now = Date.now()
		const keys = await database.withStartLock(() => openNikKeys(database.db, file, now))
		const cipher = createNikCipher(keys, ({ id }) => console.error(`The NIK of the patient ${id} cannot be read.`))
		const rotation = await rotateNikKeys({ database, file, keys, cipher, now, dropOld: flags.length > 0 })
		const { current, encrypted, unreadable, dropped } = rotation
		console.log(`✓ ${encrypted} NIKs encrypted anew; the current key in ${file} is ${current}`)
		if (dropped.length > 0) console.log(`✓ dropped ${dropped.join(', ')}`)
		if (unreadable > 0) console.error(`${unreadable} NIKs cannot be read and stay as they are.`)
	} catch (error) {
		throw explainDatabaseError(error, env)
	} finally {
		await database.close()
	}
} catch (error) {
	if (!(error instanceof StartError)) throw error
	console.error(error.message)
	process.exitCode = 1
}
