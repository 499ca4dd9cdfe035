import { sql } from 'kysely'
import { TERLAMBAT_MS } from '../../../contract/reservasi/staff/terlambat.ts'
import * as calls from '../../../contract/staff/calls.ts'
import {
	DISK_PENUH,
	daftarMenunggu,
	type JenisMenunggu,
	jenisMenunggu,
	MENUNGGU_MAX,
} from '../../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../../contract/staff/menunggu.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Select } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import { hasNoPassword } from '../auth/passwords.ts'
import { type Limited, rowsFor } from '../content/clinic-limit.ts'
import { dokter } from '../content/entities/dokter.ts'
import { artikelNeeds, dokterNeeds } from '../content/needs.ts'
import { readRoute } from '../staff-route.ts'

// What every count and badge of the staff app counts.

/** New reservations of all dates. */
export const newReservasi = (db: Db) => db.selectFrom('shopReservasi').where('status', '=', 'baru')

/** Those that `isTerlambat` marks. */
export const lateReservasi = (db: Db, now: number) =>
	newReservasi(db).where((row) =>
		row.or([row('tanggalVisit', '<=', tanggalWib(now)), row('createdAt', '<', now - TERLAMBAT_MS)]),
	)

export const waitingKomentar = (db: Db) => db.selectFrom('artikelKomentar').where('allowStatus', '=', 'menunggu')

/** The number of rows, up to MENUNGGU_MAX. */
export async function countSome(rows: Select<object>): Promise<number> {
	const some = await rows.select(sql<number>`1`.as('one')).limit(MENUNGGU_MAX).execute()
	return some.length
}

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
