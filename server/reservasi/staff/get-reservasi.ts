import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { PasienReservasi, PerihalPesan } from '../../../contract/reservasi/staff/reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { readNomor } from '../../antrean/read-antrean.ts'
import { fail } from '../../http/failure.ts'
import { readHeldOf } from '../../mail/mail-consent.ts'
import { readMerek } from '../../merek/make-merek.ts'
import { readPersiapan } from '../../shop/shop.ts'
import { readRoute, type StaffContext } from '../../staff/staff-route.ts'
import { readRiwayat } from '../riwayat.ts'
import { reservasiQuery } from './find-reservasi.ts'

export const getReservasi = readRoute(calls.getReservasi, async ({ params: { id } }, context) => {
	const { db, database, fields, now } = context
	const row = await reservasiQuery(db, database.kind, {})
		.select(['asal', 'catatan', 'bayar', 'metodeBayar'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const [pasien, persiapan, riwayat, antrean, perihal, email] = await Promise.all([
		readPasien(context, id),
		readPersiapan(db, id),
		readRiwayat(context, id),
		readNomor(db, id, now()),
		readPerihal(db),
		readHeldOf(context, id),
	])
	const stored = fields.decrypt('shopReservasi', row)
	return { data: { ...stored, pasien, persiapan, riwayat, antrean, ...perihal, email: email ?? null } }
})

export const getPerihalPesan = readRoute(calls.getPerihalPesan, async (_, { db }) => {
	return { data: await readPerihal(db) }
})

/** Prices and names are those of the day of the reservation; the other fields are the patient's current ones. */
async function readPasien({ db, fields }: StaffContext, reservasiId: string): Promise<PasienReservasi[]> {
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
		const found = patients.find(({ id }) => id === own[0]?.pasienId)
		const row = found && fields.decrypt('memberPasien', found)
		return {
			id: row?.id ?? null,
			nama: own[0]?.pasienNama ?? '',
			nik: row ? maskNik(row.nik).whole : '',
			tanggalLahir: row?.tanggalLahir ?? '',
			jenisKelamin: row?.jenisKelamin ?? null,
			paket: own.map(({ id, shopItemNama, harga }) => ({ id, nama: shopItemNama, harga })),
		}
	})
}

async function readPerihal(db: Db): Promise<PerihalPesan> {
	const [teks, { namaPendek: nama }, setting] = await Promise.all([
		db
			.selectFrom('webTeks')
			.select(['pesanBaru', 'pesanDikonfirmasi', 'pesanHadir', 'pesanSelesai', 'pesanBatal', 'pesanTidakHadir'])
			.executeTakeFirst(),
		readMerek(db),
		db.selectFrom('webSetting').select(['alamat', 'noTelp']).executeTakeFirst(),
	])
	const { alamat = '', noTelp = '' } = setting ?? {}
	const pesan = {
		menunggu: '',
		baru: teks?.pesanBaru ?? '',
		dikonfirmasi: teks?.pesanDikonfirmasi ?? '',
		hadir: teks?.pesanHadir ?? '',
		selesai: teks?.pesanSelesai ?? '',
		batal: teks?.pesanBatal ?? '',
		'tidak-hadir': teks?.pesanTidakHadir ?? '',
	}
	return { pesan, rumahSakit: { nama, alamat, noTelp } }
}
