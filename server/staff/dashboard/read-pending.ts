import { TINJAU_HARI } from '../../../contract/artikel/staff/artikel.ts'
import type { Dasbor } from '../../../contract/staff/dashboard.ts'
import { hasPermission, type Izin } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'
import { artikelNeeds } from '../content/needs.ts'
import { countSome, newReservasi, waitingKomentar } from '../menunggu/waiting-rows.ts'

const SHOWN = 5

/** The pending work of these roles. Each count uses an index and stops at MENUNGGU_MAX. */
export async function readPending(db: Db, siapa: readonly Izin[], now: number): Promise<Dasbor['menunggu']> {
	return {
		...(hasPermission(siapa, 'komentar', 'ubah') && {
			komentar: await countSome(waitingKomentar(db)),
		}),
		...(hasPermission(siapa, 'reservasi', 'ubah') && {
			reservasi: await countSome(newReservasi(db)),
		}),
		...(hasPermission(siapa, 'artikel', 'ubah') && { tinjau: await readTinjau(db, now) }),
	}
}

async function readTinjau(db: Db, now: number) {
	const setting = await db.selectFrom('artikelSetting').select('tinjauHari').executeTakeFirst()
	const hari = Number(setting?.tinjauHari ?? TINJAU_HARI)
	const due = db.selectFrom('artikel').where(artikelNeeds.tinjau(now))
	const artikel = await due
		.select(['id', 'judul', 'updatedAt'])
		.orderBy('updatedAt')
		.orderBy('id')
		.limit(SHOWN)
		.execute()
	return { hari, jumlah: artikel.length < SHOWN ? artikel.length : await countSome(due), artikel }
}
