import { connectDatabase } from '../../../database/connect.ts'
import { readNikKeys } from '../../nik/nik-keys.ts'

/** The NIK keys that the database uses and the file does not contain. */
export async function missingNikKeys(databaseUrl: string, file: string): Promise<string[]> {
	const database = connectDatabase(databaseUrl)
	try {
		const known = await database.db.selectFrom('nikKunci').select('id').execute()
		const keys = readKeys(file)
		return known.map(({ id }) => id).filter((id) => !keys?.find(id))
	} finally {
		await database.close()
	}
}

function readKeys(file: string) {
	try {
		return readNikKeys(file)
	} catch {
		return null
	}
}
