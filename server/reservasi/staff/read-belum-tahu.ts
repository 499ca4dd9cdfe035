import type { Db } from '../../../database/schema.ts'

/** By these the desk has told the patient, or has taken the change back. */
const HANDLED = ['kirim-wa', 'catatan', 'kembalikan-status', 'jadwal-ulang']

/** Of these reservations, those that were changed from another device while no mail told the patient of it. */
export async function readBelumTahu(db: Db, ids: string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.selectFrom('peristiwa as perubahan')
		.select('sumberId as id')
		.where('sumber', '=', 'reservasi')
		.where('sumberId', 'in', ids)
		.where('sesudah', 'like', '%"perangkatLain":true%')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('peristiwa as penanganan')
						.select('penanganan.id')
						.where('penanganan.sumber', '=', 'reservasi')
						.whereRef('penanganan.sumberId', '=', 'perubahan.sumberId')
						.whereRef('penanganan.createdAt', '>=', 'perubahan.createdAt')
						.where('penanganan.stafId', 'is not', null)
						.where('penanganan.aksi', 'in', HANDLED),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('kotakKeluar')
						.select('kotakKeluar.id')
						.whereRef('kotakKeluar.reservasiId', '=', 'perubahan.sumberId')
						.where('saluran', '=', 'surel')
						.where('alamat', 'is', null)
						.where('isi', 'like', '%"perangkatLain":true%')
						.where(({ or, eb }) =>
							or([eb('kotakKeluar.status', '=', 'menunggu'), eb('terkirimAt', '>=', eb.ref('perubahan.createdAt'))]),
						),
				),
			),
		)
		.execute()
	return new Set(rows.map(({ id }) => id))
}
