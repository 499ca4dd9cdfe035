import type { Kysely } from 'kysely'
import * as calls from '../../../contract/staff/calls.ts'
import { daftarMenunggu, type JenisMenunggu, jenisMenunggu } from '../../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../../contract/staff/menunggu.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import type { Schema } from '../../../database/schema.ts'
import { artikelNeeds, dokterNeeds } from '../content/needs.ts'
import { hasNoPassword } from '../pengguna/has-no-password.ts'
import { staffRoute } from '../staff-route.ts'
import { countSome } from './count-some.ts'
import { lateReservasi, newReservasi, waitingKomentar } from './waiting-rows.ts'

/** The work that waits for this account, most urgent first. Each line counts the rows of one list. */
export const listMenunggu = staffRoute(calls.listMenunggu, {
	async read({ staf: { peran } }, { db, now }) {
		const moment = now()
		const today = tanggalWib(moment)
		const lines: BarisMenunggu[] = []
		for (const jenis of jenisMenunggu) {
			const { sumber } = daftarMenunggu(jenis, today)
			if (!hasPermission(peran, sumber, 'ubah')) continue
			const line = await countLine(db, jenis, today, moment)
			if (line.jumlah > 0) lines.push({ jenis, ...line })
		}
		return { data: lines }
	},
})

async function countLine(
	db: Kysely<Schema>,
	jenis: JenisMenunggu,
	today: string,
	now: number,
): Promise<Omit<BarisMenunggu, 'jenis'>> {
	switch (jenis) {
		case 'reservasi-hari-ini': {
			const rows = db.selectFrom('shopReservasi').where('tanggalVisit', '=', today).where('status', '=', 'dikonfirmasi')
			return { jumlah: await countSome(rows), terlambat: 0, sejak: null }
		}
		case 'reservasi-baru': {
			const rows = newReservasi(db)
			const terlambat = await countSome(lateReservasi(db, now))
			const oldest = await rows.select('createdAt').orderBy('id').limit(1).executeTakeFirst()
			return { jumlah: await countSome(rows), terlambat, sejak: oldest ? Number(oldest.createdAt) : null }
		}
		case 'komentar': {
			const rows = waitingKomentar(db)
			const oldest = await rows.select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst()
			return { jumlah: await countSome(rows), terlambat: 0, sejak: oldest ? Number(oldest.createdAt) : null }
		}
		case 'pengguna-belum-masuk':
			return only(await countSome(db.selectFrom('staf').where(hasNoPassword)))
		case 'dokter-tanpa-jadwal':
			return only(await countSome(db.selectFrom('dokter').where(dokterNeeds.jadwal(now))))
		case 'artikel-tinjau':
			return only(await countSome(db.selectFrom('artikel').where(artikelNeeds.tinjau(now))))
		case 'artikel-konsep':
			return only(await countSome(db.selectFrom('artikel').where('status', '=', 'konsep')))
		case 'artikel-terjadwal':
			return only(await countSome(db.selectFrom('artikel').where('status', '=', 'terjadwal')))
		case 'artikel-tanpa-gambar':
			return only(await countSome(db.selectFrom('artikel').where(artikelNeeds.gambar(now))))
		case 'artikel-tanpa-alt':
			return only(await countSome(db.selectFrom('artikel').where(artikelNeeds.alt(now))))
	}
}

const only = (jumlah: number) => ({ jumlah, terlambat: 0, sejak: null })
