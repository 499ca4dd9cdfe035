import { picturePlaces } from '../../../contract/media/picture-places.ts'
import { type PictureFolder, pictureAddress } from '../../../contract/media/pictures.ts'
import type { Db } from '../../../database/schema.ts'
import { html, rulesOf } from '../../content-rules/content-rules.ts'
import { entities } from '../content/entities.ts'
import { type Entity, type StaffRecord, untyped } from '../content/entity.ts'
import { columnsOf, toRecord } from '../content/read-record.ts'

export interface Picture {
	folder: PictureFolder
	file: string
}

/** More rows with one picture are not listed. */
const MAX_ROWS = 300

/**
 * Every row that names the picture, in a picture column, in JSON or in a text; with the columns that name it, as they are
 * stored.
 */
export async function findPictureUses(db: Db, picture: Picture) {
	const uses: { entity: Entity; record: StaffRecord; columns: Record<string, string> }[] = []
	for (const entity of entities) {
		const named = picturePlaces[picture.folder].columns[entity.table] ?? []
		const searched = [...named, ...htmlColumns(entity)]
		if (searched.length === 0) continue
		const rows = await untyped(db)
			.selectFrom(entity.table)
			.select(columnsOf(entity))
			// LIKE finds a little more than the name: an underscore matches any character.
			.where((where) => where.or(searched.map((column) => where(column, 'like', `%${picture.file}%`))))
			.orderBy('id')
			.limit(MAX_ROWS)
			.execute()
		for (const row of rows) {
			const columns = searched.flatMap((column) => {
				const text = String(row[column] ?? '')
				return namesPicture(text, picture, named.includes(column)) ? [[column, text]] : []
			})
			if (columns.length > 0)
				uses.push({ entity, record: toRecord(row, entity.json), columns: Object.fromEntries(columns) })
		}
	}
	return uses
}

const htmlColumns = ({ table }: Entity): string[] =>
	Object.entries(rulesOf(table).columns ?? {})
		.filter(([, rule]) => rule === html)
		.map(([name]) => name)

/** The same file may be in two folders: a text names the folder, and a column belongs to one. */
const namesPicture = (text: string, { folder, file }: Picture, isPictureColumn: boolean): boolean =>
	text.includes(pictureAddress(folder, file)) ||
	(isPictureColumn && (text === file || text.includes(JSON.stringify(file))))

const IMG = /<img\b[^>]*>/g
/** In JSON the quotes of HTML are escaped. */
const width = /(\bwidth=\\?")\d+/
const height = /(\bheight=\\?")\d+/

/** A stored column with another picture in place of this one: a file name, JSON with file names, or HTML. */
export function replacePicture(text: string, from: Picture, to: Picture & { lebar: number; tinggi: number }): string {
	if (text === from.file) return to.file
	const [old, address] = [pictureAddress(from.folder, from.file), pictureAddress(to.folder, to.file)]
	return text
		.replaceAll(JSON.stringify(from.file), JSON.stringify(to.file))
		.replaceAll(IMG, (img) =>
			img.includes(old)
				? img.replaceAll(old, address).replace(width, `$1${to.lebar}`).replace(height, `$1${to.tinggi}`)
				: img,
		)
}
