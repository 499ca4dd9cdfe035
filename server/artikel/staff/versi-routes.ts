import { artikelInput } from '../../../contract/artikel/staff/artikel.ts'
import { type IsiVersi, MAX_SALINAN, MAX_VERSI, versiFields } from '../../../contract/artikel/staff/artikel-versi.ts'
import type { CallResponse } from '../../../contract/call.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { updateRecord } from '../../staff/content/change-content.ts'
import { artikelEntity } from '../../staff/content/entities/artikel.ts'
import { readRecord } from '../../staff/content/read-record.ts'
import { changeRoute, handleRoute, readRoute } from '../../staff/staff-route.ts'
import { guardTinjauan } from './guard-tinjauan.ts'
import {
	insertVersi,
	isInArtikel,
	pickVersiFields,
	readIsi,
	toVersi,
	toVersiDenganIsi,
	versiQuery,
} from './versi-rows.ts'

export const listVersi = readRoute(calls.listVersi, async ({ params: { id }, staf }, { db }) => {
	const artikel = await readRecord(db, artikelEntity, id)
	if (!artikel) return fail('TIDAK_DITEMUKAN')
	const all = versiQuery(db).where('artikelId', '=', artikel.id)
	const [konsep, salinan, versi] = await Promise.all([
		all.where('jenis', '=', 'konsep').executeTakeFirst(),
		ownSalinan(db, staf.id, artikel.id).limit(MAX_SALINAN).execute(),
		all.where('jenis', 'in', ['simpan', 'konsep-lama']).limit(MAX_VERSI).execute(),
	])
	return {
		data: {
			judul: String(artikel.judul),
			konsep: konsep ? toVersiDenganIsi(konsep) : null,
			// A form that was saved just before its tab closed leaves a copy without anything new.
			salinan: salinan.map(toVersiDenganIsi).filter(({ isi }) => !isInArtikel(isi, artikel)),
			versi: versi.map(toVersi),
		},
	}
})

export const getVersi = readRoute(calls.getVersi, async ({ params: { id, versiId }, staf }, { db }) => {
	const artikel = await readRecord(db, artikelEntity, id)
	const row = artikel && (await findVersi(db, id, versiId))
	if (!row || (row.jenis === 'otomatis' && row.stafId !== staf.id)) return fail('TIDAK_DITEMUKAN')
	const earlier = await versiQuery(db)
		.where('artikelId', '=', artikel.id)
		.where('jenis', '=', 'simpan')
		.where(({ eb, and, or }) =>
			or([eb('createdAt', '<', row.createdAt), and([eb('createdAt', '=', row.createdAt), eb('id', '<', row.id)])]),
		)
		.limit(1)
		.executeTakeFirst()
	const sekarang = pickVersiFields(artikel)
	const sebelum = earlier ? readIsi(earlier) : null
	const isi = readIsi(row)
	const nama = await readNames(db, [isi, sekarang, ...(sebelum ? [sebelum] : [])])
	return { data: { ...toVersi(row), isi, sebelum, sekarang, nama } }
})

type Restored = CallResponse<typeof calls.restoreVersi>['data']

export const restoreVersi = changeRoute(
	calls.restoreVersi,
	async ({ params: { id, versiId }, body, staf }, context) => {
		const row = await findVersi(context.db, id, versiId)
		if (!row || row.jenis === 'otomatis') return fail('TIDAK_DITEMUKAN')
		const before = await readRecord(context.db, artikelEntity, id)
		const guarded = before && (await guardTinjauan(context.db, staf, { before, after: before }))
		if (guarded && isFailure(guarded)) return guarded
		const restored = await updateRecord(context, artikelEntity, id, restorable(readIsi(row)), body.versi)
		return isFailure(restored) ? restored : { data: restored as Restored }
	},
)

/** The fields as a form would send them; an empty field is null there, or absent if it is a list. */
export function restorable(isi: IsiVersi): IsiVersi {
	const fields = versiFields.flatMap((name) => {
		const [read] = [isi[name] ?? null, undefined]
			.map((value) => artikelInput.shape[name].safeParse(value))
			.filter(({ success, data }) => success && data !== undefined)
		return read ? [[name, read.data]] : []
	})
	return Object.fromEntries(fields)
}

const findVersi = (db: Db, artikelId: string, id: string) =>
	versiQuery(db).where('artikelId', '=', artikelId).where('id', '=', id).executeTakeFirst()

/** Names of the categories and doctors that these values refer to. */
async function readNames(db: Db, all: IsiVersi[]): Promise<Record<string, string>> {
	const kategoriIds = all.map(({ kategoriArtikelId }) => String(kategoriArtikelId ?? ''))
	const dokterIds = all.flatMap(({ dokter }) => (Array.isArray(dokter) ? dokter.map(String) : []))
	const [kategori, dokter] = await Promise.all([
		db.selectFrom('kategoriArtikel').select(['id', 'nama']).where('id', 'in', kategoriIds).execute(),
		dokterIds.length > 0 ? db.selectFrom('dokter').select(['id', 'nama']).where('id', 'in', dokterIds).execute() : [],
	])
	return Object.fromEntries([...kategori, ...dokter].map(({ id, nama }) => [id, nama]))
}

/** One's own autosaved copies for an article, or for new articles. */
export const ownSalinan = (db: Db, stafId: string, artikelId: string | null) =>
	versiQuery(db)
		.where('jenis', '=', 'otomatis')
		.where('stafId', '=', stafId)
		.where('artikelId', artikelId === null ? 'is' : '=', artikelId)

export const listSalinan = readRoute(calls.listSalinan, async ({ staf }, { db }) => {
	const rows = await ownSalinan(db, staf.id, null).limit(MAX_SALINAN).execute()
	return { data: rows.map(toVersiDenganIsi) }
})

/** The audit trail leaves it out: nothing that others see has changed. */
export const saveSalinan = handleRoute(calls.saveSalinan, async ({ body, staf }, { db, now }) => {
	const createdAt = now()
	const artikelId = body.artikelId ?? null
	const isi = JSON.stringify(body.isi)
	return db.transaction().execute(async (transaction) => {
		if (artikelId !== null) {
			const artikel = transaction.selectFrom('artikel').select('id').where('id', '=', artikelId)
			if (!(await artikel.executeTakeFirst())) return fail('TIDAK_DITEMUKAN')
		}
		const continued = body.id
			? await transaction
					.updateTable('artikelVersi')
					.set({ isi, createdAt })
					.where('id', '=', body.id)
					.where('jenis', '=', 'otomatis')
					.where('stafId', '=', staf.id)
					.where('artikelId', artikelId === null ? 'is' : '=', artikelId)
					.returning('id')
					.executeTakeFirst()
			: undefined
		if (continued) return { data: { id: continued.id, createdAt } }
		const saved = await insertVersi(transaction, { artikelId, jenis: 'otomatis', isi, createdAt }, staf)
		const old = await ownSalinan(transaction, staf.id, artikelId).offset(MAX_SALINAN).limit(1000).execute()
		for (const row of old) await transaction.deleteFrom('artikelVersi').where('id', '=', row.id).execute()
		return { data: saved }
	})
})

export const deleteSalinan = handleRoute(calls.deleteSalinan, async ({ params: { id }, staf }, { db }) => {
	await db
		.deleteFrom('artikelVersi')
		.where('id', '=', id)
		.where('jenis', '=', 'otomatis')
		.where('stafId', '=', staf.id)
		.execute()
	return { data: null }
})
