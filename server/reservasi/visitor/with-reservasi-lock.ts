import type { Selectable, Transaction } from 'kysely'
import type { Schema, ShopReservasiTable } from '../../../database/schema.ts'
import type { ApiContext } from '../../api/context.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { hashSecret } from '../../keys/hash-secret.ts'
import { normaliseKode } from '../new-kode.ts'
import { lastDigits } from './read-ubah.ts'

interface Caller {
	kode: string
	noTelpAkhir?: string
	memberId: string | null
	address: string
}

/**
 * Runs a visitor's change in one transaction that locks the reservation. The member's own device may change it, and a
 * caller with the phone number's last digits. For anybody else it answers like an unknown code.
 */
export async function withReservasiLock<T>(
	{ db, database, limits }: ApiContext,
	{ kode: typed, noTelpAkhir, memberId, address }: Caller,
	work: (transaction: Transaction<Schema>, reservasi: Selectable<ShopReservasiTable>) => Promise<T | Failure>,
): Promise<T | Failure> {
	const kode = normaliseKode(typed)
	const found = await db
		.selectFrom('shopReservasi')
		.select(['id', 'memberId', 'noTelp'])
		.where('kode', '=', kode)
		.executeTakeFirst()

	const isOwn = found !== undefined && found.memberId === memberId
	if (!isOwn) {
		const guessing = await limits.reached('kodeSalah', address)
		if (guessing) return guessing
		// Counted before the check: many guesses at once cannot pass together. Unknown codes count alike.
		const tooMany = noTelpAkhir === undefined ? null : await limits.use('angkaTelp', hashSecret(kode))
		if (tooMany) return tooMany
		const isKnown = found && noTelpAkhir !== undefined && lastDigits(found.noTelp) === noTelpAkhir
		if (!isKnown) return (await limits.use('kodeSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	}

	return db.transaction().execute(async (transaction) => {
		// SQLite runs all transactions one after the other.
		const reservasi = await transaction
			.selectFrom('shopReservasi')
			.selectAll()
			.where('id', '=', found.id)
			.$if(database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		// Deleted after the request began.
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		return work(transaction, reservasi)
	})
}
