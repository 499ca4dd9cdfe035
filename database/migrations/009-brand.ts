import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { bumpRevisionOnWrite } from './revision.ts'
import { createTable, text, textOrNull } from './table.ts'

/** Names, colours and mark of the hospital. Without a row the site has its default colours and a monogram. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await createTable(db, 'webMerek', {
		namaPendek: text,
		namaToko: text,
		lambang: textOrNull,
		warnaUtama: textOrNull,
		warnaPendamping: textOrNull,
	})
	await bumpRevisionOnWrite(db, kind, 'webMerek')
}
