import * as calls from '../../contract/integrasi/calls.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { parseHari } from '../dokter/staff/jadwal-rows.ts'
import { readRoute } from '../staff/staff-route.ts'

export const getIsiIntegrasi = readRoute(calls.getIsiIntegrasi, async (_, { db, now }) => {
	const [poliKlinik, dokter, waktu, cuti] = await Promise.all([
		db
			.selectFrom('poliKlinik')
			.select(['id', 'kodeSimrs as kode', 'nama', 'uri', 'tampil', 'kodeSatusehat', 'kodeBpjs'])
			.orderBy('cari')
			.orderBy('id')
			.execute(),
		db
			.selectFrom('dokter')
			.select(['id', 'kodeSimrs as kode', 'nama', 'uri', 'spesialis', 'tampil', 'kodeSatusehat', 'kodeBpjs'])
			.orderBy('cari')
			.orderBy('id')
			.execute(),
		db
			.selectFrom('jadwalWaktu')
			.select(['dokterId', 'poliKlinikId', 'hari', 'jamMulai', 'jamSelesai', 'kuota'])
			.orderBy('dokterId')
			.orderBy('urutan')
			.execute(),
		db
			.selectFrom('jadwalPengecualian')
			.select(['kodeSimrs as kode', 'dokterId', 'mulai', 'selesai', 'alasan'])
			.where('jenis', '=', 'cuti')
			.where('selesai', '>=', tanggalWib(now()))
			.orderBy('mulai')
			.orderBy('id')
			.execute(),
	])
	return {
		data: {
			poliKlinik: poliKlinik.map(withAktif),
			dokter: dokter.map(withAktif),
			jadwal: waktu.flatMap(({ hari, ...slot }) => parseHari(hari).map((day) => ({ ...slot, hari: day }))),
			cuti: cuti.flatMap(({ dokterId, ...leave }) => (dokterId ? [{ ...leave, dokterId }] : [])),
		},
	}
})

const withAktif = <Row extends { tampil: number }>({ tampil, ...row }: Row) => ({ ...row, aktif: tampil === 1 })
