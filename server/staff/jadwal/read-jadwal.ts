import { z } from 'zod'
import { id } from '../../../contract/shapes.ts'
import type { JadwalStaf, PilihanJadwal } from '../../../contract/staff/jadwal.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { staffRoute } from '../staff-route.ts'
import { toCatatan, toPengecualian, toWaktu } from './jadwal-rows.ts'

/** More closed days and leaves than anybody looks through. */
const MOST_EXCEPTIONS = 1000

/** Doctors and clinics by name, to choose from. */
export const listPilihan = staffRoute({
	method: 'GET',
	path: '/jadwal/pilihan',
	rule: ['jadwal', 'lihat'],
	async read(_, { db }) {
		const [dokter, poliKlinik, links] = await Promise.all([
			db.selectFrom('dokter').select(['id', 'nama', 'spesialis']).orderBy('cari').orderBy('id').execute(),
			db.selectFrom('poliKlinik').select(['id', 'nama']).orderBy('cari').orderBy('id').execute(),
			db.selectFrom('dokterPoliKlinik').select(['dokterId', 'poliKlinikId']).orderBy('urutan').execute(),
		])
		const linked = Map.groupBy(links, ({ dokterId }) => dokterId)
		const withPoli = dokter.map((each) => ({
			...each,
			poliKlinik: (linked.get(each.id) ?? []).map(({ poliKlinikId }) => poliKlinikId),
		}))
		return { data: { dokter: withPoli, poliKlinik } satisfies PilihanJadwal }
	},
})

/**
 * The week of a doctor, or of everybody in a clinic: with their hours in other clinics, because these can be in the way.
 * Exceptions are those that are not over, and the closed days of every clinic among them.
 */
export const getJadwal = staffRoute({
	method: 'GET',
	path: '/jadwal',
	rule: ['jadwal', 'lihat'],
	query: z
		.object({ dokterId: id.optional(), poliKlinikId: id.optional() })
		.refine(({ dokterId, poliKlinikId }) => dokterId || poliKlinikId, 'Pilih dokter atau poli.'),
	async read({ query: { dokterId, poliKlinikId } }, { db, now }) {
		const ids = dokterId ? [dokterId] : await dokterOf(poliKlinikId ?? '')
		if (ids.length === 0) ids.push('')
		const [waktu, catatan, pengecualian] = await Promise.all([
			db.selectFrom('jadwalWaktu').selectAll().where('dokterId', 'in', ids).orderBy('urutan').orderBy('id').execute(),
			db
				.selectFrom('jadwalKeterangan')
				.selectAll()
				.where('dokterId', 'in', ids)
				.orderBy('urutan')
				.orderBy('id')
				.execute(),
			db
				.selectFrom('jadwalPengecualian')
				.selectAll()
				.where('selesai', '>=', tanggalWib(now()))
				.where((eb) => eb.or([eb('dokterId', 'in', ids), eb('dokterId', 'is', null)]))
				.orderBy('mulai')
				.orderBy('id')
				.execute(),
		])
		return {
			data: {
				waktu: waktu.map(toWaktu),
				catatan: catatan.map(toCatatan),
				pengecualian: pengecualian.map(toPengecualian),
			} satisfies JadwalStaf,
		}

		async function dokterOf(poli: string): Promise<string[]> {
			const rows = await db
				.selectFrom('dokterPoliKlinik')
				.select('dokterId')
				.where('poliKlinikId', '=', poli)
				.union(db.selectFrom('jadwalWaktu').select('dokterId').where('poliKlinikId', '=', poli))
				.execute()
			return rows.map((row) => row.dokterId)
		}
	},
})

/** Everybody's exceptions: those that are not over, or the latest of those that are. */
export const listPengecualian = staffRoute({
	method: 'GET',
	path: '/jadwal/pengecualian',
	rule: ['jadwal', 'lihat'],
	query: z.object({ lewat: z.enum(['0', '1']).default('0') }),
	async read({ query: { lewat } }, { db, now }) {
		const rows = await db
			.selectFrom('jadwalPengecualian')
			.selectAll()
			.where('selesai', lewat === '1' ? '<' : '>=', tanggalWib(now()))
			.orderBy(lewat === '1' ? 'selesai' : 'mulai', lewat === '1' ? 'desc' : 'asc')
			.orderBy('id')
			.limit(MOST_EXCEPTIONS)
			.execute()
		return { data: rows.map(toPengecualian) }
	},
})
