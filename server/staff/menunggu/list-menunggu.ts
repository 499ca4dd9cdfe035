import * as calls from '../../../contract/staff/calls.ts'
import {
	DISK_PENUH,
	daftarMenunggu,
	type JenisMenunggu,
	jenisMenunggu,
} from '../../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../../contract/staff/menunggu.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Select } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import { type Limited, rowsFor } from '../content/clinic-limit.ts'
import { dokter } from '../content/entities/dokter.ts'
import { artikelNeeds, dokterNeeds } from '../content/needs.ts'
import { hasNoPassword } from '../pengguna/has-no-password.ts'
import { readRoute } from '../staff-route.ts'
import { countSome, lateReservasi, newReservasi, waitingKomentar } from './waiting-rows.ts'

/** The work that waits for this account, most urgent first. Each line counts the rows of one list. */
export const listMenunggu = readRoute(calls.listMenunggu, async ({ staf }, { db, now, disk }) => {
	const moment = now()
	const lines: BarisMenunggu[] = []
	const freeMb = hasPermission(staf.izin, 'pengguna', 'ubah') ? await disk?.low() : null
	if (freeMb != null) lines.push({ jenis: DISK_PENUH, jumlah: freeMb, terlambat: 0, sejak: null })
	for (const jenis of jenisMenunggu) {
		const { sumber } = daftarMenunggu(jenis, tanggalWib(moment))
		if (!hasPermission(staf.izin, sumber, 'ubah')) continue
		const jumlah = await countSome(rowsOf[jenis](db, moment, staf))
		if (jumlah === 0) continue
		const terlambat = jenis === 'reservasi-baru' ? await countSome(lateReservasi(db, moment)) : 0
		lines.push({ jenis, jumlah, terlambat, sejak: await oldest(db, jenis) })
	}
	return { data: lines }
})

const rowsOf: Record<JenisMenunggu, (db: Db, now: number, staf: Limited) => Select<object>> = {
	'reservasi-hari-ini': (db, now) =>
		db.selectFrom('shopReservasi').where('tanggalVisit', '=', tanggalWib(now)).where('status', '=', 'dikonfirmasi'),
	'reservasi-baru': newReservasi,
	komentar: waitingKomentar,
	'pengguna-belum-masuk': (db) => db.selectFrom('staf').where(hasNoPassword),
	'dokter-tanpa-jadwal': (db, now, staf) =>
		db.selectFrom('dokter').where(dokterNeeds.jadwal(now)).where(rowsFor(dokter, staf)),
	'artikel-menunggu-tinjauan': (db) => db.selectFrom('artikel').where('tinjauan', '=', 'menunggu'),
	'artikel-dikembalikan': (db) => db.selectFrom('artikel').where('tinjauan', '=', 'kembali'),
	'artikel-tinjau': (db, now) => db.selectFrom('artikel').where(artikelNeeds.tinjau(now)),
	'artikel-konsep': (db) => db.selectFrom('artikel').where('status', '=', 'konsep'),
	'artikel-terjadwal': (db) => db.selectFrom('artikel').where('status', '=', 'terjadwal'),
	'artikel-tanpa-gambar': (db, now) => db.selectFrom('artikel').where(artikelNeeds.gambar(now)),
	'tautan-mati': (db) => db.selectFrom('tautanMati'),
	'artikel-tanpa-alt': (db, now) => db.selectFrom('artikel').where(artikelNeeds.alt(now)),
}

/** The time of the oldest row, where a list has such a time. */
async function oldest(db: Db, jenis: JenisMenunggu): Promise<number | null> {
	const row =
		jenis === 'reservasi-baru'
			? await newReservasi(db).select('createdAt').orderBy('id').limit(1).executeTakeFirst()
			: jenis === 'komentar'
				? await waitingKomentar(db).select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst()
				: undefined
	return row ? Number(row.createdAt) : null
}

export const countMenunggu = readRoute(calls.countMenunggu, async ({ staf: { izin } }, { db }) => {
	const latest = () => newReservasi(db).select('createdAt').orderBy('id', 'desc').limit(1).executeTakeFirst()
	const data = {
		...(hasPermission(izin, 'reservasi', 'ubah') && {
			reservasi: { jumlah: await countSome(newReservasi(db)), terbaru: (await latest())?.createdAt ?? null },
		}),
		...(hasPermission(izin, 'komentar', 'ubah') && { komentar: { jumlah: await countSome(waitingKomentar(db)) } }),
	}
	return { data }
})
