import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { fail } from '../../http/failure.ts'
import { rowsFor, showTo } from '../../staff/content/clinic-limit.ts'
import { dokter } from '../../staff/content/entities/dokter.ts'
import { readManagedHours } from '../../staff/content/managed.ts'
import { readRoute } from '../../staff/staff-route.ts'
import { hasClinic, pengecualianFor, seesDokter, slotsFor, toCatatan, toPengecualian, toWaktu } from './jadwal-rows.ts'

/** The list has no pages, so it is limited. */
const MAX_EXCEPTIONS = 1000

export const listPilihan = readRoute(calls.listPilihan, async ({ staf }, { db }) => {
	const [doctors, clinics, links, managed] = await Promise.all([
		db
			.selectFrom('dokter')
			.select(['id', 'nama', 'spesialis'])
			.where(rowsFor(dokter, staf))
			.orderBy('cari')
			.orderBy('id')
			.execute(),
		db.selectFrom('poliKlinik').select(['id', 'nama']).orderBy('cari').orderBy('id').execute(),
		db.selectFrom('dokterPoliKlinik').select(['dokterId', 'poliKlinikId']).orderBy('urutan').execute(),
		readManagedHours(db),
	])
	const linked = Map.groupBy(links, ({ dokterId }) => dokterId)
	const withPoli = doctors.map((each) => ({
		...each,
		dikelola: managed.has(each.id),
		poliKlinik: (linked.get(each.id) ?? []).map(({ poliKlinikId }) => poliKlinikId),
	}))
	return {
		data: {
			dokter: withPoli.map((each) => showTo(dokter, staf, each)),
			poliKlinik: clinics.filter(({ id }) => hasClinic(staf, id)),
		},
	}
})

export const getJadwal = readRoute(
	calls.getJadwal,
	async ({ query: { dokterId, poliKlinikId }, staf }, { db, now }) => {
		const isOwn = dokterId ? await seesDokter(db, staf, dokterId) : hasClinic(staf, poliKlinikId ?? '')
		if (!isOwn) return fail('TIDAK_DITEMUKAN')
		const ids = dokterId ? [dokterId] : await dokterOf(poliKlinikId ?? '')
		if (ids.length === 0) ids.push('')
		const [waktu, catatan, pengecualian] = await Promise.all([
			db
				.selectFrom('jadwalWaktu')
				.selectAll()
				.where('dokterId', 'in', ids)
				.where(slotsFor(staf))
				.orderBy('urutan')
				.orderBy('id')
				.execute(),
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
				.where(pengecualianFor(staf))
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
)

export const listPengecualian = readRoute(calls.listPengecualian, async ({ query: { lewat }, staf }, { db, now }) => {
	const rows = await db
		.selectFrom('jadwalPengecualian')
		.selectAll()
		.where('selesai', lewat === '1' ? '<' : '>=', tanggalWib(now()))
		.where(pengecualianFor(staf))
		.orderBy(lewat === '1' ? 'selesai' : 'mulai', lewat === '1' ? 'desc' : 'asc')
		.orderBy('id')
		.limit(MAX_EXCEPTIONS)
		.execute()
	return { data: rows.map(toPengecualian) }
})
