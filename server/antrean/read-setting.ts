import type { AntreanSetting } from '../../contract/antrean/staff/antrean-setting.ts'
import type { Db } from '../../database/schema.ts'

/** The counter of a hospital that has named none. */
const ONE_LOKET = [{ nama: 'Loket 1', tempat: '', huruf: '' }]

/** How numbers are given and called; null where the hospital does not use them. */
export async function readAntreanSetting(db: Db): Promise<Omit<AntreanSetting, 'pakaiNomor'> | null> {
	const row = await db.selectFrom('antreanSetting').selectAll().where('pakaiNomor', '=', 1).executeTakeFirst()
	if (!row) return null
	const { cara, hurufUmum } = row
	const loket: AntreanSetting['loket'] = JSON.parse(row.loket)
	return { cara, hurufUmum, tipe: JSON.parse(row.tipe), loket: loket.length > 0 ? loket : ONE_LOKET }
}
