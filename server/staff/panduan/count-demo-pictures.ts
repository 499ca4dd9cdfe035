import { pictureFolders, picturePlaces } from '../../../contract/media/picture-places.ts'
import type { Panduan } from '../../../contract/staff/panduan.ts'
import type { Db } from '../../../database/schema.ts'
import { entities } from '../content/entities.ts'
import { untyped } from '../content/untyped-database.ts'

/** Counts the demo's pictures in each kind of content. An upload is named by its content, so it never has such a name. */
export async function countDemoPictures(db: Db, demo: ReadonlySet<string>): Promise<Panduan['gambarContoh']> {
	const counts: Panduan['gambarContoh'] = []
	for (const { sumber, table } of entities) {
		let jumlah = 0
		for (const folder of pictureFolders) {
			const columns = picturePlaces[folder].columns[table]
			if (!columns) continue
			const rows = await untyped(db).selectFrom(table).select(columns).execute()
			// A column holds a file name, or JSON with file names in quotes.
			const names = rows.flatMap((row) => columns.flatMap((column) => String(row[column] ?? '').split('"')))
			jumlah += names.filter((name) => demo.has(`${folder}/${name}`)).length
		}
		if (jumlah > 0) counts.push({ sumber, jumlah })
	}
	return counts
}
