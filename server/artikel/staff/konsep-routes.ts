import * as calls from '../../../contract/staff/calls.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { updateRecord } from '../../staff/content/change-content.ts'
import { artikelEntity } from '../../staff/content/entities/artikel.ts'
import { labelOf } from '../../staff/content/entity.ts'
import { readRecord } from '../../staff/content/read-record.ts'
import { changeRoute, handleRoute, readRoute } from '../../staff/staff-route.ts'
import { needsTinjauan } from './guard-tinjauan.ts'
import { restorable } from './versi-routes.ts'
import { deleteOldest, insertVersi, readIsi, versiQuery } from './versi-rows.ts'

export const findKonsep = (db: Db, artikelId: string) =>
	versiQuery(db).where('artikelId', '=', artikelId).where('jenis', '=', 'konsep').executeTakeFirst()

/** A former draft stays in the history. */
export const closeKonsep = (db: Db, artikelId: string) =>
	db
		.updateTable('artikelVersi')
		.set({ jenis: 'konsep-lama' })
		.where('artikelId', '=', artikelId)
		.where('jenis', '=', 'konsep')
		.execute()

/** The draft of an article that is out waits for review as any other article does. */
const setTinjauan = (db: Db, id: string, tinjauan: '' | 'menunggu') =>
	db.updateTable('artikel').set({ tinjauan }).where('id', '=', id).execute()

export const saveKonsep = changeRoute(
	calls.saveKonsep,
	async ({ params: { id: artikelId }, body, staf }, { db, database, now, audit }) => {
		const artikel = await readRecord(db, artikelEntity, artikelId, database.kind)
		if (!artikel) return fail('TIDAK_DITEMUKAN')
		const current = await findKonsep(db, artikel.id)
		if ((current?.id ?? null) !== (body.konsep ?? null)) return fail('SUDAH_BERUBAH')
		await closeKonsep(db, artikel.id)
		const { judul, textContent } = prepareContent('artikel', {
			judul: body.isi.judul,
			textContent: body.isi.textContent,
		})
		const isi = JSON.stringify({ ...body.isi, judul, textContent })
		const saved = await insertVersi(db, { artikelId: artikel.id, jenis: 'konsep', isi, createdAt: now() }, staf)
		await deleteOldest(db, artikel.id)
		if (artikel.status !== 'konsep' && (await needsTinjauan(db, staf))) await setTinjauan(db, artikel.id, 'menunggu')
		const label = labelOf(artikelEntity, artikel)
		// Not the article's id: the last change of the article itself can still be undone.
		await audit({ aksi: 'konsep', sumber: 'artikel', sumberId: saved.id, label })
		return { data: saved }
	},
)

export const endKonsep = changeRoute(calls.endKonsep, async ({ params: { id } }, { db, audit }) => {
	const artikel = await readRecord(db, artikelEntity, id)
	if (!artikel) return fail('TIDAK_DITEMUKAN')
	const konsep = await findKonsep(db, artikel.id)
	await closeKonsep(db, artikel.id)
	if (artikel.status !== 'konsep' && artikel.tinjauan) await setTinjauan(db, artikel.id, '')
	const label = labelOf(artikelEntity, artikel)
	await audit({ aksi: 'akhiri-konsep', sumber: 'artikel', sumberId: konsep?.id ?? '', label })
	return { data: null }
})

export const previewKonsep = handleRoute(
	calls.previewKonsep,
	async ({ params: { id }, setCookies }, { db, previews }) => {
		const artikel = await readRecord(db, artikelEntity, id)
		const konsep = artikel && (await findKonsep(db, artikel.id))
		if (!konsep) return fail('TIDAK_DITEMUKAN')
		setCookies(new Headers({ 'set-cookie': previews.begin('artikelVersi', konsep.id) }))
		return new Response(null, { status: 303, headers: { location: `/info-kesehatan/${artikel.uri}` } })
	},
)

export const getTinjauan = readRoute(calls.getTinjauan, async ({ staf }, { db }) => {
	const meninjau = hasPermission(staf.izin, 'artikel-terbit', 'ubah')
	return { data: { perlu: await needsTinjauan(db, staf), meninjau } }
})

export const reviewArtikel = changeRoute(
	calls.reviewArtikel,
	async ({ params: { id }, body: { keputusan, catatan, versi, konsep: seen } }, context) => {
		const { db, database } = context
		const artikel = await readRecord(db, artikelEntity, id, database.kind)
		if (!artikel) return fail('TIDAK_DITEMUKAN')
		// The draft of an article that is out; any other article waits itself.
		const konsep = artikel.status === 'konsep' ? undefined : await findKonsep(db, id)
		const isSeen = artikel.tinjauan === 'menunggu' && (konsep?.id ?? null) === (seen ?? null)
		if (!isSeen) return fail('SUDAH_BERUBAH')
		const published = {
			...(konsep && restorable(readIsi(konsep))),
			...(artikel.status === 'konsep' && { status: 'terbit' }),
			tinjauan: '',
			catatanTinjauan: '',
		}
		const changes = keputusan === 'setuju' ? published : { tinjauan: 'kembali', catatanTinjauan: catatan }
		const saved = await updateRecord(context, artikelEntity, id, changes, versi)
		if (isFailure(saved)) return saved
		if (keputusan === 'setuju') await closeKonsep(db, id)
		return { data: { id } }
	},
)
