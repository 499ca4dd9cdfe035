import { nikKeysFile } from '../keys/key-places.ts'
import { createNikCipher } from '../nik/nik-cipher.ts'
import { openNikKeys } from '../nik/open-nik-keys.ts'
import { rotateNikKeys } from '../nik/rotate-nik-keys.ts'
import { readArguments, runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async (database, env) => {
	const { values } = readArguments('The only flag is --drop-old.', {
		options: { 'drop-old': { type: 'boolean', default: false } },
	})
	const file = nikKeysFile(env)
	const now = Date.now()
	const keys = await database.withStartLock(() => openNikKeys(database.db, file, now))
	const cipher = createNikCipher(keys, ({ id }) => console.error(`The NIK of the patient ${id} cannot be decrypted.`))
	const { current, encrypted, unreadable, dropped } = await rotateNikKeys({
		database,
		file,
		keys,
		cipher,
		now,
		dropOld: values['drop-old'],
	})
	console.log(`✓ ${encrypted} NIKs re-encrypted; the current key in ${file} is ${current}`)
	if (dropped.length > 0) console.log(`✓ dropped ${dropped.join(', ')}`)
	if (unreadable > 0) console.error(`${unreadable} NIKs cannot be decrypted and are unchanged.`)
})
