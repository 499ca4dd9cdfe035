import { connectDatabase } from '../../../database/connect.ts'
import { readKeys } from '../../keys/key-file.ts'

/** The keys that the database uses and the file does not contain. */
export async function missingKeys(databaseUrl: string, file: string): Promise<string[]> {
	const database = connectDatabase(databaseUrl)
	try {
		const known = await database.db.selectFrom('nikKunci').select('id').execute()
		const keys = keysIn(file)
		return known.map(({ id }) => id).filter((id) => !keys?.find(id))
	} finally {
		await database.close()
	}
}

function keysIn(file: string) {
	try {
		return readKeys(file)
	} catch {
		return null
	}
}
