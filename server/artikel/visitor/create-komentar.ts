import type { createKomentar as call } from '../../../contract/artikel/komentar.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { hideNik } from '../../nik/hide-nik.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { findKata } from '../find-kata.ts'
import { isSpam } from './is-spam.ts'

export const createKomentar: Handler<typeof call> = async ({ body }, { db, now }) => {
	const artikel = await db
		.selectFrom('artikel')
		.select('id')
		.where('id', '=', body.artikelId)
		.where(isPublished('artikel'))
		.executeTakeFirst()
	if (!artikel) return fail('TIDAK_DITEMUKAN', { fields: { artikelId: 'Artikel tidak ditemukan.' } })

	let komenParentId: string | null = null
	if (body.komenParentId) {
		const parent = await db
			.selectFrom('artikelKomentar')
			.select(['id', 'komenParentId'])
			.where('id', '=', body.komenParentId)
			.where('artikelId', '=', artikel.id)
			.where('allowStatus', '=', 'diizinkan')
			.executeTakeFirst()
		if (!parent) return fail('TIDAK_DITEMUKAN', { fields: { komenParentId: 'Komentar tidak ditemukan.' } })
		// Replies are one level deep: a reply to a reply gets the same parent.
		komenParentId = parent.komenParentId ?? parent.id
	}

	const words = await db.selectFrom('kataKomentar').select(['kata', 'tindakan']).execute()
	const kata = findKata(words, `${body.nama} ${body.komentar}`)
	const id = newId(now())
	// The response is the same for spam: an open refusal invites another attempt.
	const spam = isSpam(body) || kata.some(({ tindakan }) => tindakan === 'spam')
	const createdAt = now()
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('artikelKomentar')
			.values({
				id,
				artikelId: artikel.id,
				komenParentId,
				nama: hideNik(body.nama),
				komentar: hideNik(body.komentar),
				allowStatus: spam ? 'spam' : 'menunggu',
				createdAt,
			})
			.execute()
		const event = { aksi: spam ? 'spam' : 'terima', sumber: 'komentar', sumberId: id, label: '' }
		await recordEvent(transaction, { ...event, staf: PENGUNJUNG, now: createdAt })
	})
	return { data: { created: { id } } }
}
