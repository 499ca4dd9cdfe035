import type { Transaction } from 'kysely'
import type { createReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { Schema } from '../../../database/schema.ts'
import type { MemberHandler } from '../../api/context.ts'
import { readIdempotencyKey } from '../../api/read-idempotency-key.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { isComplete } from '../../pasien/is-complete.ts'
import { withMemberLock } from '../../pasien/with-member-lock.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { insertReservasi, shopItemColumns } from '../insert-reservasi.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { lastPlace } from '../kalender/offer-places.ts'

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
		if (idempotencyKey !== null) {
			const made = await transaction
				.selectFrom('shopReservasi')
				.select(['id', 'kode'])
				.where('memberId', '=', memberId)
				.where('idempotencyKey', '=', idempotencyKey)
				.executeTakeFirst()
			if (made) return { data: { created: made } }
		}

		const lines = await cartLines(transaction, memberId)
		const visit = {
			tanggalVisit: body.tanggalVisit,
			jamDatang: body.jamDatang,
			isVisitor: true,
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
		const place = isTunggu ? { urutanTunggu: await lastPlace(transaction, body.tanggalVisit) } : {}
		const reservasi = { ...isian, jamDatang, ...place, memberId, idempotencyKey, lines }
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

async function cartLines(db: Transaction<Schema>, memberId: string) {
	const rows = await db
		.selectFrom('shopKeranjang')
		.innerJoin('shopItem', 'shopItem.id', 'shopKeranjang.shopItemId')
		.innerJoin('memberPasien', 'memberPasien.id', 'shopKeranjang.pasienId')
		.selectAll('memberPasien')
		.select(['shopKeranjang.id as keranjangId', ...shopItemColumns])
		.where('shopKeranjang.memberId', '=', memberId)
		// An unpublished package stays in the cart, where it is not visible.
		.where(isPublished('shopItem'))
		.orderBy('shopKeranjang.createdAt')
		.orderBy('shopKeranjang.id')
		.execute()
	return rows.map(({ keranjangId, shopItemId, shopItemNama, shopItemUri, shopItemMedia, harga, ...pasien }) => ({
		keranjangId,
		shopItem: { shopItemId, shopItemNama, shopItemUri, shopItemMedia, harga },
		pasien,
	}))
}
