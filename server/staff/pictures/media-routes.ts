import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { isSeen } from '../content/clinic-limit.ts'
import { entryOf, labelOf, untyped } from '../content/entity.ts'
import { toRecord } from '../content/read-record.ts'
import { changeRoute, handleRoute, readRoute } from '../staff-route.ts'
import { pictureEntry, readGambar } from './picture-routes.ts'
import { findPictureUses, replacePicture } from './picture-uses.ts'

// The media library: where a picture is used, and what can be done with it besides uploading and describing.

/** Deleted content can be restored for this long, with its pictures. */
const RESTORABLE_MS = 30 * 24 * 60 * 60_000

export const listPemakaian = readRoute(calls.listPemakaian, async ({ params }, { db }) => {
	const picture = await readGambar(db, params)
	if (!picture) return fail('TIDAK_DITEMUKAN')
	const uses = await findPictureUses(db, picture)
	return {
		data: uses.map(({ entity, record, columns }) => ({
			sumber: entity.sumber,
			id: record.id,
			label: labelOf(entity, record),
			kolom: Object.keys(columns),
			tunggal: entity.single === true,
		})),
	}
})

export const replaceGambar = changeRoute(calls.replaceGambar, async ({ params, body, staf }, { db, audit }) => {
	const [from, to] = [await readGambar(db, params), await readGambar(db, { id: body.dengan })]
	if (!from || !to) return fail('TIDAK_DITEMUKAN')
	if (from.folder !== to.folder)
		return fail('INPUT_TIDAK_VALID', { fields: { dengan: 'Pilih gambar dari tempat yang sama.' } })
	const uses = await findPictureUses(db, from)
	for (const { entity, record } of uses) if (!(await isSeen(db, entity, staf, record.id))) return fail('TIDAK_BERHAK')
	for (const { entity, record, columns } of uses) {
		const changed = Object.fromEntries(
			Object.entries(columns).map(([column, text]) => [column, replacePicture(text, from, to)]),
		)
		await untyped(db).updateTable(entity.table).set(changed).where('id', '=', record.id).execute()
		const sesudah = { ...record, ...toRecord({ id: record.id, ...changed }, entity.json) }
		await audit({ ...entryOf(entity, record), aksi: 'ubah', sebelum: record, sesudah })
	}
	await audit({ ...pictureEntry(from), aksi: 'ubah', sebelum: { file: from.file }, sesudah: { file: to.file } })
	return { data: { jumlah: uses.length } }
})

export const copyGambar = handleRoute(
	calls.copyGambar,
	async ({ params, body: { folder }, staf }, { db, now, pictures }) => {
		const picture = await readGambar(db, params)
		if (!picture) return fail('TIDAK_DITEMUKAN')
		const { file } = picture
		const known = await readGambar(db, { folder, file })
		if (known) return { data: { created: known } }
		const bytes = await pictures.read(`${picture.folder}/${file}`)
		if (!bytes) return fail('TIDAK_DITEMUKAN')
		await pictures.write(`${folder}/${file}`, bytes)
		const row = { ...picture, id: newId(now()), folder, createdAt: now() }
		await db.transaction().execute(async (transaction) => {
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto('gambar')
				.values(row)
				// Two people choose the same picture at once.
				.onConflict((conflict) => conflict.columns(['folder', 'file']).doNothing())
				.executeTakeFirst()
			const entry = { ...pictureEntry(row), aksi: 'buat', sesudah: row }
			if (numInsertedOrUpdatedRows) await recordEvent(transaction, { ...entry, staf, now: now() })
		})
		const created = await readGambar(db, { folder, file })
		return created ? { data: { created } } : fail('TIDAK_DITEMUKAN')
	},
)

export const deleteGambar = handleRoute(calls.deleteGambar, async ({ params, staf }, { db, now, pictures }) => {
	const picture = await readGambar(db, params)
	if (!picture) return fail('TIDAK_DITEMUKAN')
	const { id, folder, file } = picture
	const uses = await findPictureUses(db, picture)
	if (uses.length > 0) {
		const fields = Object.fromEntries(
			uses.map(({ entity, record }) => [`${entity.sumber}/${record.id}`, `“${labelOf(entity, record)}”`]),
		)
		return fail('MASIH_DIPAKAI', { fields })
	}
	const restorable = await db
		.selectFrom('peristiwa')
		.select('label')
		.where('aksi', '=', 'hapus')
		.where('sumber', '!=', 'gambar')
		.where('createdAt', '>', now() - RESTORABLE_MS)
		.where('sebelum', 'like', `%${file}%`)
		.limit(1)
		.executeTakeFirst()
	const version = await db
		.selectFrom('artikelVersi')
		.leftJoin('artikel', 'artikel.id', 'artikelVersi.artikelId')
		.select('artikel.judul')
		.where('artikelVersi.isi', 'like', `%${file}%`)
		.limit(1)
		.executeTakeFirst()
	if (version) {
		const artikel = version.judul ? `“${version.judul}”` : 'artikel baru'
		return fail('MASIH_DIPAKAI', { fields: { artikel: `Konsep atau riwayat ${artikel} memakai gambar ini.` } })
	}
	if (restorable) {
		const sentence = `“${restorable.label}” baru dihapus dan masih dapat dikembalikan dengan gambar ini.`
		return fail('MASIH_DIPAKAI', { fields: { audit: sentence } })
	}
	await db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom('gambar').where('id', '=', id).execute()
		const entry = { ...pictureEntry(picture), aksi: 'hapus', sebelum: picture }
		await recordEvent(transaction, { ...entry, staf, now: now() })
	})
	// After the row: a file without a row is not shown, a row without a file is broken.
	await pictures.remove(`${folder}/${file}`)
	return { data: [{ id }] }
})
