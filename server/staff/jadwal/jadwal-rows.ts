import type { Selectable } from 'kysely'
import type { Hari } from '../../../contract/hari.ts'
import type { BarisCatatan, BarisPengecualian, BarisWaktu, JenisPengecualian } from '../../../contract/staff/jadwal.ts'
import type { JadwalKeteranganTable, JadwalPengecualianTable, JadwalWaktuTable } from '../../../database/schema.ts'
import { versionOf } from '../content/read-record.ts'

// Rows as the staff room sees them. `urutan` follows from the week, and is no state that one could have missed.

export function toWaktu({ urutan: _, ...row }: Selectable<JadwalWaktuTable>): BarisWaktu {
	const shown = { ...row, hari: JSON.parse(row.hari) as Hari[] }
	return { ...shown, versi: versionOf(shown) }
}

export const toCatatan = ({ urutan: _, ...row }: Selectable<JadwalKeteranganTable>): BarisCatatan => ({
	...row,
	versi: versionOf({ ...row }),
})

export const toPengecualian = (row: Selectable<JadwalPengecualianTable>): BarisPengecualian => ({
	...row,
	jenis: row.jenis as JenisPengecualian,
	alasanTampil: Number(row.alasanTampil) === 1,
	versi: versionOf({ ...row }),
})
