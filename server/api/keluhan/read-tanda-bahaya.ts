import type { Kysely } from 'kysely'
import type { KeluhanData } from '../../../contract/keluhan.ts'
import type { Schema } from '../../../database/schema.ts'
import { dangerSigns } from '../../../lexicon/danger-signs.ts'

const groups = new Set(dangerSigns.map(({ id }) => id))
const builtIn = new Set(dangerSigns.flatMap(({ tanda }) => tanda))

type TandaBahaya = KeluhanData['tandaBahaya']
type Bantuan = KeluhanData['bantuan']

/** The nationwide number, until staff name helplines of their own. */
const emergencyLine: Bantuan = [{ nama: 'Layanan darurat', nomor: '119' }]

/** What staff changed in the danger signs, without groups and phrases that the list does not have. */
export async function readTandaBahaya(db: Kysely<Schema>): Promise<{ tandaBahaya: TandaBahaya; bantuan: Bantuan }> {
	const row = await db
		.selectFrom('tandaBahaya')
		.select(['ditambah', 'dimatikan', 'kalimat', 'bantuan'])
		.executeTakeFirst()
	if (!row) return { tandaBahaya: { ditambah: [], dimatikan: [], kalimat: [] }, bantuan: emergencyLine }
	const ditambah: TandaBahaya['ditambah'] = JSON.parse(row.ditambah)
	const dimatikan: TandaBahaya['dimatikan'] = JSON.parse(row.dimatikan)
	const kalimat: TandaBahaya['kalimat'] = JSON.parse(row.kalimat)
	const bantuan: Bantuan = JSON.parse(row.bantuan)
	return {
		tandaBahaya: {
			ditambah: ditambah.filter(({ kelompok }) => groups.has(kelompok)),
			dimatikan: dimatikan.filter((tanda) => builtIn.has(tanda)),
			kalimat: kalimat.filter(({ kelompok }) => groups.has(kelompok)),
		},
		bantuan: bantuan.length > 0 ? bantuan : emergencyLine,
	}
}
