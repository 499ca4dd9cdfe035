import { isShown } from '../../database/is-shown.ts'
import type { Db } from '../../database/schema.ts'
import { specialties } from '../../lexicon/specialties.ts'
import { specialtiesOfPoli } from '../../lexicon/specialties-of-poli.ts'

/** The list of specialties is JSON, as stored. */
type Poli = Record<'id' | 'nama' | 'spesialisasi', string>

const known = new Set(specialties.map(({ id }) => id))

/** The specialties of clinics by id: those that staff chose, or else by the name, or else by the doctors' titles. */
export async function readSpesialisasi(db: Db, poliKlinik: Poli[]): Promise<Map<string, string[]>> {
	const found = new Map(poliKlinik.map((poli) => [poli.id, withoutDoctors(poli)]))
	const unknown = poliKlinik.filter(({ id }) => found.get(id)?.length === 0)
	if (unknown.length === 0) return found
	const ids = unknown.map(({ id }) => id)
	const dokter = await db
		.selectFrom('dokterPoliKlinik')
		.innerJoin('dokter', 'dokter.id', 'dokterPoliKlinik.dokterId')
		.select(['poliKlinikId', 'nama'])
		.where('poliKlinikId', 'in', ids)
		.where(isShown('dokter'))
		.execute()
	const dokterOf = Map.groupBy(dokter, ({ poliKlinikId }) => poliKlinikId)
	for (const { id, nama } of unknown) {
		const names = (dokterOf.get(id) ?? []).map((each) => each.nama)
		found.set(id, specialtiesOfPoli(nama, names))
	}
	return found
}

function withoutDoctors({ nama, spesialisasi }: Poli): string[] {
	const chosen: string[] = JSON.parse(spesialisasi)
	const own = chosen.filter((id) => known.has(id))
	return own.length > 0 ? own : specialtiesOfPoli(nama)
}
