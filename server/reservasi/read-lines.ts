import type { Transaction } from 'kysely'
import { isPublished } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { Fields } from '../keys/fields.ts'
import { isComplete } from '../pasien/is-complete.ts'
import { type ReservasiLine, shopItemColumns } from './insert-reservasi.ts'

interface Wanted {
	memberId: string
	lines: { pasienId: string; shopItemId: string }[]
}

/** Packages for complete patients of one member, or a failure. */
export async function readLines(
	db: Transaction<Schema>,
	fields: Fields,
	{ memberId, lines }: Wanted,
	now: number,
): Promise<ReservasiLine[] | Failure> {
	if (lines.length === 0) return []
	const pasienIds = lines.map(({ pasienId }) => pasienId)
	const patients = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.where('id', 'in', pasienIds)
		.execute()
	const shopItemIds = lines.map(({ shopItemId }) => shopItemId)
	const offered = await db
		.selectFrom('shopItem')
		.select(shopItemColumns)
		.where('id', 'in', shopItemIds)
		.where(isPublished('shopItem'))
		.execute()
	const found: ReservasiLine[] = []
	for (const { pasienId, shopItemId } of lines) {
		const pasien = patients.find(({ id }) => id === pasienId)
		const shopItem = offered.find((each) => each.shopItemId === shopItemId)
		if (!pasien) return fail('INPUT_TIDAK_VALID', { fields: { pasienId: 'Data pasien ini sudah tidak ada.' } })
		if (!shopItem) return fail('INPUT_TIDAK_VALID', { fields: { shopItemId: 'Paket ini sudah tidak ditawarkan.' } })
		if (!isComplete(fields.decrypt('memberPasien', pasien), now)) return fail('PASIEN_BELUM_LENGKAP')
		found.push({ shopItem, pasien: { id: pasien.id, nama: pasien.nama } })
	}
	return found
}
