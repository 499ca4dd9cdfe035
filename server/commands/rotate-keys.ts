import { createFields } from '../keys/fields.ts'
import { nikKeysFile } from '../keys/key-places.ts'
import { openFieldKeys } from '../keys/open-field-keys.ts'
import { rotateKeys } from '../keys/rotate-keys.ts'
import { readArguments, runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async (database, env) => {
	const { values } = readArguments('The only flag is --drop-old.', {
		options: { 'drop-old': { type: 'boolean', default: false } },
	})
	const file = nikKeysFile(env)
	const now = Date.now()
	const keys = await database.withStartLock(() => openFieldKeys(database.db, file, now))
	const fields = createFields(keys, ({ table, column, id }) =>
		console.error(`${table}.${column} of ${id} cannot be decrypted.`),
	)
	const dropOld = values['drop-old']
	const { current, encrypted, unreadable, dropped } = await rotateKeys({ database, file, keys, fields, now, dropOld })
	console.log(`✓ ${encrypted} values encrypted; the current key in ${file} is ${current}`)
	if (dropped.length > 0) console.log(`✓ dropped ${dropped.join(', ')}`)
	if (unreadable > 0) console.error(`${unreadable} values cannot be decrypted and are unchanged.`)
})
