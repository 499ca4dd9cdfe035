import type { Db } from '../../../database/schema.ts'
import { entities } from '../content/entities.ts'
import { entryOf } from '../content/label-of.ts'
import { toRecord } from '../content/read-record.ts'
import { untyped } from '../content/untyped-database.ts'

interface Place {
	sumber: string
	sumberId: string | null
	label: string
}

/** The addresses of other sites that visitors see, each with the rows that have it. */
export async function findLinks(db: Db): Promise<Map<string, Place[]>> {
	const links = new Map<string, Place[]>()
	for (const entity of entities) {
		const rows = await untyped(db).selectFrom(entity.table).selectAll().execute()
		for (const row of rows) {
			if (row.tampil === 0 || (entity.published && row.status !== 'terbit')) continue
			const entry = entryOf(entity, toRecord(row))
			const place = entity.single ? { ...entry, sumberId: null } : entry
			for (const url of addressesIn(Object.values(row))) links.set(url, [...(links.get(url) ?? []), place])
		}
	}
	return links
}

/** A whole value that is an address, or the targets of links in HTML. */
function addressesIn(values: unknown[]): Set<string> {
	const found = values.flatMap((value) => {
		if (typeof value !== 'string') return []
		if (/^https?:\/\/\S+$/.test(value)) return [value]
		return [...value.matchAll(/\shref="(https?:\/\/[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
	})
	return new Set(found.filter((url) => URL.canParse(url)))
}
