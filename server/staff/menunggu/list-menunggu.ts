import type { Kysely } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import { daftarMenunggu, type JenisMenunggu, jenisMenunggu } from '../../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../../contract/staff/menunggu.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Select } from '../../../database/paginate.ts'
import type { Schema } from '../../../database/schema.ts'
import { artikelNeeds, dokterNeeds } from '../content/needs.ts'
import { hasNoPassword } from '../pengguna/has-no-password.ts'
import { staffRoute } from '../staff-route.ts'
import { countSome, lateReservasi, newReservasi, waitingKomentar } from './waiting-rows.ts'

/** The work that waits for this account, most urgent first. Each line counts the rows of one list. */
export const listMenunggu = staffRoute(calls.listMenunggu, {
	async read({ staf: { peran } }, { db, now }) {
		const moment = now()
		const lines: BarisMenunggu[] = []
		for (const jenis of jenisMenunggu) {
			const { sumber } = daftarMenunggu(jenis, tanggalWib(moment))
			if (!hasPermission(peran, sumber, 'ubah')) continue
			const jumlah = await countSome(rowsOf[jenis](db, moment))
			if (jumlah === 0) continue
			const terlambat = jenis === 'reservasi-baru' ? await countSome(lateReservasi(db, moment)) : 0
			lines.push({ jenis, jumlah, terlambat, sejak: await oldest(db, jenis) })
		}
		return { data: lines }
	},
})

/** The rows of each list. */
const rowsOf: Record<JenisMenunggu, (db: Kysely<Schema>, now: number) => Select<object>> = {
	'reservasi-hari-ini': (db, now) =>
		db.selectFrom('shopReservasi').where('tanggalVisit', '=', tanggalWib(now)).where('status', '=', 'dikonfirmasi'),
	'reservasi-baru': newReservasi,
	komentar: waitingKomentar,
	'pengguna-belum-masuk': (db) => db.selectFrom('staf').where(hasNoPassword),
	'dokter-tanpa-jadwal': (db, now) => db.selectFrom('dokter').where(dokterNeeds.jadwal(now)),
	'artikel-tinjau': (db, now) => db.selectFrom('artikel').where(artikelNeeds.tinjau(now)),
	'artikel-konsep': (db) => db.selectFrom('artikel').where('status', '=', 'konsep'),
	'artikel-terjadwal': (db) => db.selectFrom('artikel').where('status', '=', 'terjadwal'),
	'artikel-tanpa-gambar': (db, now) => db.selectFrom('artikel').where(artikelNeeds.gambar(now)),
	'artikel-tanpa-alt': (db, now) => db.selectFrom('artikel').where(artikelNeeds.alt(now)),
}

/** The time of the oldest row, where a list has such a time. */
async function oldest(db: Kysely<Schema>, jenis: JenisMenunggu): Promise<number | null> {
	const row =
		jenis === 'reservasi-baru'
			? await newReservasi(db).select('createdAt').orderBy('id').limit(1).executeTakeFirst()
			: jenis === 'komentar'
				? await waitingKomentar(db).select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst()
				: undefined
	return row ? Number(row.createdAt) : null
}

export const countMenunggu = staffRoute(calls.countMenunggu, {
	async read({ staf: { peran } }, { db }) {
		const latest = () => newReservasi(db).select('createdAt').orderBy('id', 'desc').limit(1).executeTakeFirst()
		const data = {
			...(hasPermission(peran, 'reservasi', 'ubah') && {
				reservasi: { jumlah: await countSome(newReservasi(db)), terbaru: (await latest())?.createdAt ?? null },
			}),
			...(hasPermission(peran, 'komentar', 'ubah') && { komentar: { jumlah: await countSome(waitingKomentar(db)) } }),
		}
		return { data }
	},
})
