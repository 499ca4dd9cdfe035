import type { Kysely } from 'kysely'
import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { PasienReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { readMerek } from '../../merek/read-merek.ts'
import { readPersiapan } from '../../shop/read-persiapan.ts'
import type { StaffContext } from '../../staff/staff-context.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { readRiwayat } from '../riwayat.ts'
import { reservasiQuery } from './reservasi-query.ts'

export const getReservasi = staffRoute(calls.getReservasi, {
	async read({ params: { id } }, context) {
		const { db, database } = context
		const row = await reservasiQuery(db, database.kind, {})
			.select(['asal', 'catatan', 'bayar', 'metodeBayar'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const [pasien, persiapan, riwayat, { namaPendek: nama }, setting, pesan] = await Promise.all([
			readPasien(context, id),
			readPersiapan(db, id),
			readRiwayat(db, id),
			readMerek(db),
			db.selectFrom('webSetting').select(['alamat', 'noTelp']).executeTakeFirst(),
			readPesan(db),
		])
		const { alamat = '', noTelp = '' } = setting ?? {}
		return { data: { ...row, pasien, persiapan, riwayat, pesan, rumahSakit: { nama, alamat, noTelp } } }
	},
})

/** Prices and names are those of the day of the reservation; the other fields are the patient's current ones. */
async function readPasien({ db, nik }: StaffContext, reservasiId: string): Promise<PasienReservasi[]> {
	const items = await db
		.selectFrom('shopReservasiItem')
		.select(['id', 'shopItemNama', 'harga', 'pasienId', 'pasienNama'])
		.where('reservasiId', '=', reservasiId)
		.orderBy('urutan')
		.execute()
	const ids = [...new Set(items.flatMap(({ pasienId }) => pasienId ?? []))]
	const patients =
		ids.length > 0 ? await db.selectFrom('memberPasien').selectAll().where('id', 'in', ids).execute() : []
	const byPasien = Map.groupBy(items, ({ pasienId, pasienNama }) => pasienId ?? `nama ${pasienNama}`)
	return [...byPasien.values()].map((own) => {
		const row = patients.find(({ id }) => id === own[0]?.pasienId)
		return {
			id: row?.id ?? null,
			nama: own[0]?.pasienNama ?? '',
			nik: row ? maskNik(nik.decrypt(row).nik).whole : '',
			tanggalLahir: row?.tanggalLahir ?? '',
			jenisKelamin: row?.jenisKelamin ?? null,
			paket: own.map(({ id, shopItemNama, harga }) => ({ id, nama: shopItemNama, harga })),
		}
	})
}

async function readPesan(db: Kysely<Schema>): Promise<Record<StatusReservasi, string>> {
	const teks = await db
		.selectFrom('webTeks')
		.select(['pesanBaru', 'pesanDikonfirmasi', 'pesanHadir', 'pesanSelesai', 'pesanBatal', 'pesanTidakHadir'])
		.executeTakeFirst()
	return {
		baru: teks?.pesanBaru ?? '',
		dikonfirmasi: teks?.pesanDikonfirmasi ?? '',
		hadir: teks?.pesanHadir ?? '',
		selesai: teks?.pesanSelesai ?? '',
		batal: teks?.pesanBatal ?? '',
		'tidak-hadir': teks?.pesanTidakHadir ?? '',
	}
}
