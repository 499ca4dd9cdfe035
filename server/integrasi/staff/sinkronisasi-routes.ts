import { type JenisSinkron, jumlahSinkron, namaSinkron } from '../../../contract/integrasi/staff/sinkronisasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'

export const listSinkronisasi = readRoute(calls.listSinkronisasi, async (_, { db }) => {
	const rows = await db.selectFrom('sinkronisasi').selectAll().orderBy('jenis').execute()
	return { data: rows.map((row) => ({ ...row, jumlah: jumlahSinkron.parse(JSON.parse(row.jumlah)) })) }
})

export const releaseSinkronisasi = changeRoute(
	calls.releaseSinkronisasi,
	async ({ params: { jenis } }, { db, audit }) => {
		const { numDeletedRows } = await db.deleteFrom('sinkronisasi').where('jenis', '=', jenis).executeTakeFirst()
		if (numDeletedRows === 0n) return fail('TIDAK_DITEMUKAN')
		const released = [jenis, ...dependents[jenis]]
		await db.deleteFrom('sinkronisasi').where('jenis', 'in', released).execute()
		for (const each of released) await forgetCodes(db, each)
		const label = released.map((each) => namaSinkron[each]).join(', ')
		await audit({ aksi: 'lepaskan', sumber: 'integrasi', sumberId: jenis, label })
		return { data: { id: jenis } }
	},
)

/** What names rows of a kind by their codes, and cannot be kept without them. */
const dependents: Record<JenisSinkron, readonly JenisSinkron[]> = {
	'poli-klinik': ['jadwal'],
	dokter: ['jadwal', 'cuti'],
	jadwal: [],
	cuti: [],
}

/** The row that has a code is kept by another system. */
async function forgetCodes(db: Db, jenis: JenisSinkron): Promise<void> {
	const table = codeTables[jenis]
	if (table) await db.updateTable(table).set({ kodeSimrs: null }).where('kodeSimrs', 'is not', null).execute()
}

const codeTables = {
	'poli-klinik': 'poliKlinik',
	dokter: 'dokter',
	jadwal: null,
	cuti: 'jadwalPengecualian',
} as const satisfies Record<JenisSinkron, string | null>
