import type { createKomentar as call } from '../../../contract/komentar.ts'
import { newId } from '../../content/new-id.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { isSpam } from './is-spam.ts'

export const createKomentar: Handler<typeof call> = async ({ body, address }, { db, now, limits }) => {
	const tooOften = await limits.use('komentar', address)
	if (tooOften) return tooOften

	const artikel = await db.selectFrom('artikel').select('id').where('id', '=', body.artikelId).executeTakeFirst()
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
		// Replies go one level deep: an answer to a reply stands beside it.
		komenParentId = parent.komenParentId ?? parent.id
	}

	const id = newId(now())
	await db
		.insertInto('artikelKomentar')
		.values({
			id,
			artikelId: artikel.id,
			komenParentId,
			nama: body.nama,
			komentar: body.komentar,
			// Its sender is told nothing: what is refused openly is tried again in another way.
			allowStatus: isSpam(body) ? 'spam' : 'menunggu',
			createdAt: now(),
		})
		.execute()
	return { data: { created: { id } } }
}
