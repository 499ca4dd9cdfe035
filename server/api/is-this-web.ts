import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { WEB_ID } from './context.ts'

/** Whether a `webId` means this install: none, our own, or the one that was imported with the content. */
export async function isThisWeb(db: Kysely<Schema>, webId: string | undefined): Promise<boolean> {
	if (webId === undefined || webId === WEB_ID) return true
	const setting = await db.selectFrom('webSetting').select('webId').executeTakeFirst()
	return setting?.webId === webId
}
