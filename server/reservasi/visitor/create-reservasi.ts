import type { createReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { DbTransaction } from '../../../database/schema.ts'
import type { MemberHandler } from '../../api/context.ts'
import { readIdempotencyKey } from '../../api/read-idempotency-key.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { isComplete } from '../../pasien/is-complete.ts'
import { withMemberLock } from '../../pasien/lock-member.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { findMade, insertReservasi, shopItemColumns } from '../insert-reservasi.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'

/**
 * Reserves the whole cart in one transaction: it freezes the prices, empties the cart and creates a code. The same key
 * returns the same reservation; without a key a repeated request finds an empty cart.
 */
export const createReservasi: MemberHandler<typeof call> = async ({ body, memberId, header }, context) => {
	const { tunggu, ...isian } = body
	const { now } = context
	const sending = readIdempotencyKey(header)
	if (isFailure(sending)) return sending
	const { idempotencyKey } = sending

	return withMemberLock(context, memberId, async (transaction) => {
		const lines = await cartLines(transaction, memberId, idempotencyKey)
		const made = lines[0]
			? lines[0].made
			: idempotencyKey !== null && (await findMade(transaction, memberId, idempotencyKey))
		if (made) return { data: { created: made } }

		const visit = {
			tanggalVisit: body.tanggalVisit,
			jamDatang: body.jamDatang,
			isVisitor: true,
			isTunggu: tunggu,
			lines: lines.map(({ shopItem, pasien }) => ({ shopItemId: shopItem.shopItemId, pasienId: pasien.id })),
		}
		const { closed, jamDatang } = await checkVisitDay(transaction, context.database.kind, visit, now())
		const isTunggu = tunggu === true && closed?.failure === 'TANGGAL_PENUH'
		if (closed && !isTunggu) return closed
		if (lines.length === 0) return fail('KERANJANG_KOSONG')
		// A patient may have changed after the line was added.
		if (!lines.every(({ pasien }) => isComplete(context.fields.decrypt('memberPasien', pasien), now())))
			return fail('PASIEN_BELUM_LENGKAP')

		const createdAt = now()
		// The check has locked the day.
		const reservasi = { ...isian, jamDatang, isTunggu, memberId, idempotencyKey, lines }
		const created = await insertReservasi(transaction, context.fields, reservasi, createdAt)
		await recordEvent(transaction, {
			aksi: 'buat',
			sumber: 'reservasi',
			sumberId: created.id,
			label: '',
			sesudah: { status: isTunggu ? 'menunggu' : 'baru', tanggalVisit: body.tanggalVisit, jumlah: lines.length },
			staf: PENGUNJUNG,
			now: createdAt,
		})
		const reserved = lines.map(({ keranjangId }) => keranjangId)
		await transaction.deleteFrom('shopKeranjang').where('id', 'in', reserved).execute()
		return { data: { created } }
	})
}

/** The lines of the cart, each with the reservation that the key has already made: one query less. */
async function cartLines(db: DbTransaction, memberId: string, idempotencyKey: string | null) {
	const rows = await db
		.selectFrom('shopKeranjang')
		.innerJoin('shopItem', 'shopItem.id', 'shopKeranjang.shopItemId')
		.innerJoin('memberPasien', 'memberPasien.id', 'shopKeranjang.pasienId')
		.leftJoin('shopReservasi', (join) =>
			join
				.onRef('shopReservasi.memberId', '=', 'shopKeranjang.memberId')
				.on('shopReservasi.idempotencyKey', '=', idempotencyKey),
		)
		.selectAll('memberPasien')
		.select(['shopReservasi.id as madeId', 'kode'])
		.select(['shopKeranjang.id as keranjangId', ...shopItemColumns])
		.where('shopKeranjang.memberId', '=', memberId)
		// An unpublished package stays in the cart, where it is not visible.
		.where(isPublished('shopItem'))
		.orderBy('shopKeranjang.createdAt')
		.orderBy('shopKeranjang.id')
		.execute()
	return rows.map((row) => {
		const { keranjangId, madeId, kode, shopItemId, shopItemNama, shopItemUri, shopItemMedia, harga, ...pasien } = row
		return {
			keranjangId,
			made: madeId !== null && kode !== null ? { id: madeId, kode } : undefined,
			shopItem: { shopItemId, shopItemNama, shopItemUri, shopItemMedia, harga },
			pasien,
		}
	})
}
