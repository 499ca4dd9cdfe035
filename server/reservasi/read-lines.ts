import type { Transaction } from 'kysely'
import { isPublished } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import { isComplete } from '../pasien/is-complete.ts'
import type { ReservasiLine } from './insert-reservasi.ts'

/** The packages with these ids that are offered now, with their prices. */
async function readShopItems(db: Transaction<Schema>, ids: string[]) {
	const rows = await db
		.selectFrom('shopItem')
		.select([
			'shopItem.id as shopItemId',
			'shopItem.nama as shopItemNama',
			'shopItem.uri as shopItemUri',
			'shopItem.mediaContent as shopItemMedia',
			'shopItem.harga',
		])
		.where('shopItem.id', 'in', ids)
		.where(isPublished('shopItem'))
		.execute()
	return new Map(rows.map((row) => [row.shopItemId, row]))
}

const unknownPaket = () => fail('INPUT_TIDAK_VALID', { fields: { shopItemId: 'Paket ini sudah tidak ditawarkan.' } })

interface Wanted {
	memberId: string
	lines: { pasienId: string; shopItemId: string }[]
}

/** Packages for complete patients of one member, or a failure. */
export async function readLines(
	db: Transaction<Schema>,
	nik: NikCipher,
	{ memberId, lines }: Wanted,
	now: number,
): Promise<ReservasiLine[] | Failure> {
	if (lines.length === 0) return []
	const patients = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.where(
			'id',
			'in',
			lines.map(({ pasienId }) => pasienId),
		)
		.execute()
	const shopItems = await readShopItems(
		db,
		lines.map(({ shopItemId }) => shopItemId),
	)
	const found: ReservasiLine[] = []
	for (const { pasienId, shopItemId } of lines) {
		const pasien = patients.find(({ id }) => id === pasienId)
		const shopItem = shopItems.get(shopItemId)
		if (!pasien) return fail('INPUT_TIDAK_VALID', { fields: { pasienId: 'Data pasien ini sudah tidak ada.' } })
		if (!shopItem) return unknownPaket()
		if (!isComplete(nik.decrypt(pasien), now)) return fail('PASIEN_BELUM_LENGKAP')
		found.push({ shopItem, pasien: { id: pasien.id, nama: pasien.nama } })
	}
	return found
}
