import type { Database } from '../../../database/connect.ts'
import { type Env, StartError } from '../../env.ts'
import { createFields } from '../../keys/fields.ts'
import { nikKeysFile } from '../../keys/key-places.ts'
import { createMailAddresses } from '../../keys/mail-addresses.ts'
import { openFieldKeys } from '../../keys/open-field-keys.ts'
import { staffSecret } from '../../staff/staff-secret.ts'

export type Persons = Awaited<ReturnType<typeof openPersons>>

/**
 * Opens the keys of this installation: who has them has the right to its personal data.
 *
 * @throws StartError without the keys, and for a value that none of them decrypts
 */
export async function openPersons(database: Database, env: Env, now: number) {
	const keys = await database.withStartLock(() => openFieldKeys(database.db, nikKeysFile(env), now))
	const fields = createFields(keys, ({ table, column, id }) => {
		throw new StartError(`${table}.${column} of ${id} cannot be decrypted; nothing was written.`)
	})
	return { fields, addresses: createMailAddresses(staffSecret(env)) }
}
