import type { verifyReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import type { RowOf } from '../../../database/schema.ts'
import type { ApiContext, Handler } from '../../api/context.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { hashSecret } from '../../keys/hash-secret.ts'
import { normaliseKode } from '../new-kode.ts'
import { lastDigits } from './read-ubah.ts'

interface Caller {
	/** As it was typed. */
	kode: string
	noTelpAkhir: string | undefined
	memberId: string | null
	address: string
}

interface FoundReservasi extends Pick<RowOf<'shopReservasi'>, 'id' | 'kode'> {
	/** The caller's device belongs to the member who reserved. */
	isOwn: boolean
}

/**
 * The reservation of the member's own device, or of a caller with the phone number's last digits. For anybody else it
 * answers like an unknown code.
 */
export async function findForCaller(
	{ db, limits }: ApiContext,
	{ kode: typed, noTelpAkhir, memberId, address }: Caller,
): Promise<FoundReservasi | Failure> {
	const kode = normaliseKode(typed)
	const found = await db
		.selectFrom('shopReservasi')
		.select(['id', 'kode', 'memberId', 'noTelp'])
		.where('kode', '=', kode)
		.executeTakeFirst()
	if (found && found.memberId === memberId) return { ...found, isOwn: true }

	const guessing = await limits.reached('kodeSalah', address)
	if (guessing) return guessing
	// Counted before the check: many guesses at once cannot pass together. Unknown codes count alike.
	const tooMany = noTelpAkhir === undefined ? null : await limits.use('angkaTelp', hashSecret(kode))
	if (tooMany) return tooMany
	if (found && noTelpAkhir !== undefined && lastDigits(found.noTelp) === noTelpAkhir) return { ...found, isOwn: false }
	return (await limits.use('kodeSalah', address)) ?? fail('TIDAK_DITEMUKAN')
}

export const verifyReservasi: Handler<typeof call> = async ({ body, memberId, address }, context) => {
	const found = await findForCaller(context, { ...body, memberId, address })
	return isFailure(found) ? found : { data: { kode: found.kode } }
}
