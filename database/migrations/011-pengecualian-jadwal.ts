import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { bumpOnWrite } from './revisi.ts'
import { fk, int, tableCreator, text, textNull } from './table.ts'

/** Days on which the weekly schedule does not hold: leave, other hours, closed clinics. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await tableCreator(db, kind)(
		'jadwalPengecualian',
		{
			...fk('dokterId', 'dokter', 'cascade', true),
			...fk('poliKlinikId', 'poliKlinik', 'cascade', true),
			...text('jenis', 'mulai', 'selesai', 'alasan'),
			...textNull('jamMulai', 'jamSelesai'),
			...int('alasanTampil'),
		},
		{ index: [['dokterId', 'selesai'], ['poliKlinikId', 'selesai'], ['selesai']] },
	)
	await bumpOnWrite(db, kind, 'jadwalPengecualian')
}
