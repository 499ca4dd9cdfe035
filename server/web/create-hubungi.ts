import { sql } from 'kysely'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { createHubungi as call } from '../../contract/web/visitor.ts'
import type { Handler } from '../api/context.ts'
import { countDaily } from '../http/daily-limits.ts'
import { fail } from '../http/failure.ts'
import { isCrawler, refusesTracking } from '../http/visit-signals.ts'

/** Adds one to the count of the day. It shares the limits of visitor records; beyond them the answer is the same. */
export const createHubungi: Handler<typeof call> = async ({ body, address, header }, { db, now, limits }) => {
	if (refusesTracking(header)) return fail('PELACAKAN_DITOLAK')
	const response = { data: { counted: true as const } }
	if (isCrawler(header)) return response

	const tanggal = tanggalWib(now())
	if (await countDaily({ db, limits, now }, 'kunjungan', address)) return response
	await db
		.insertInto('ringkasanHarian')
		.values({ tanggal, jenis: 'hubungi', kunci: body.jenis, jumlah: 1 })
		.onConflict((conflict) =>
			conflict.columns(['tanggal', 'jenis', 'kunci']).doUpdateSet({ jumlah: sql`"ringkasanHarian"."jumlah" + 1` }),
		)
		.execute()
	return response
}
