import type { Selectable } from 'kysely'
import type { Db, ShopReservasiTable } from '../../database/schema.ts'

type Visit = Pick<Selectable<ShopReservasiTable>, 'id' | 'tanggalVisit' | 'jamDatang'>

/** The ids of those whose patient was asked to choose another day, or window of arrival, than the present one. */
export async function readAsked(db: Db, reservasi: Visit[]): Promise<Set<string>> {
	if (reservasi.length === 0) return new Set()
	const events = await db
		.selectFrom('peristiwa')
		.select(['sumberId', 'sesudah'])
		.where('sumber', '=', 'reservasi')
		.where('aksi', '=', 'minta-memilih')
		.where(
			'sumberId',
			'in',
			reservasi.map(({ id }) => id),
		)
		.execute()
	const asked = new Set(
		events.map(({ sumberId: id, sesudah }) => keyOf({ jamDatang: '', ...JSON.parse(sesudah ?? '{}'), id })),
	)
	return new Set(reservasi.flatMap((each) => (asked.has(keyOf(each)) ? [each.id] : [])))
}

/** What the event of asking says. */
export const askedVisit = ({ tanggalVisit, jamDatang }: Omit<Visit, 'id'>) => ({
	tanggalVisit,
	...(jamDatang && { jamDatang }),
})

const keyOf = ({ id, tanggalVisit, jamDatang }: Visit) => `${id} ${tanggalVisit} ${jamDatang}`
