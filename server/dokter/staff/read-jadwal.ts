import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { toCatatan, toPengecualian, toWaktu } from './jadwal-rows.ts'

/** The list has no pages, so it is limited. */
const MAX_EXCEPTIONS = 1000

export const listPilihan = staffRoute(calls.listPilihan, {
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
		return { data: { dokter: withPoli, poliKlinik } }
	},
})

export const getJadwal = staffRoute(calls.getJadwal, {
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
			},
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

export const listPengecualian = staffRoute(calls.listPengecualian, {
	async read({ query: { lewat } }, { db, now }) {
		const rows = await db
			.selectFrom('jadwalPengecualian')
			.selectAll()
			.where('selesai', lewat === '1' ? '<' : '>=', tanggalWib(now()))
			.orderBy(lewat === '1' ? 'selesai' : 'mulai', lewat === '1' ? 'desc' : 'asc')
			.orderBy('id')
			.limit(MAX_EXCEPTIONS)
			.execute()
		return { data: rows.map(toPengecualian) }
	},
})
