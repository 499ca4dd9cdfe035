import type { Selectable } from 'kysely'
import { z } from 'zod'
import {
	type BarisCatatan,
	type BarisPengecualian,
	type BarisWaktu,
	jenisPengecualian,
} from '../../../contract/dokter/staff/jadwal.ts'
import { hari } from '../../../contract/shapes.ts'
import type { Hari } from '../../../contract/tanggal/hari.ts'
import type { Schema } from '../../../database/schema.ts'
import { versionOf } from '../../staff/content/read-record.ts'

// Rows as the staff app gets them. `urutan` follows from the week, so it is not part of the version.

const daftarHari = z.array(hari)
const jenis = z.enum(jenisPengecualian)

/** The weekdays of a slot from its JSON column. */
export const parseHari = (json: string): Hari[] => daftarHari.parse(JSON.parse(json))

export function toWaktu({ urutan: _, ...row }: Selectable<Schema['jadwalWaktu']>): BarisWaktu {
	const shown = { ...row, hari: parseHari(row.hari) }
	return { ...shown, versi: versionOf(shown) }
}

export const toCatatan = ({ urutan: _, ...row }: Selectable<Schema['jadwalKeterangan']>): BarisCatatan => ({
	...row,
	versi: versionOf({ ...row }),
})

export const toPengecualian = (row: Selectable<Schema['jadwalPengecualian']>): BarisPengecualian => ({
	...row,
	jenis: jenis.parse(row.jenis),
	alasanTampil: Number(row.alasanTampil) === 1,
	versi: versionOf({ ...row }),
})
