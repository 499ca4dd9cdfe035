import { z } from 'zod'
import { getKeluhan } from '../../../contract/keluhan.ts'
import { getPoliKlinikByUri, listPoliKlinik } from '../../../contract/poli-klinik.ts'
import { specialtiesOfPoli } from '../../../lexicon/specialties-of-poli.ts'
import { contohKeluhan } from '../../content/contoh-keluhan.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { ownContract } from './own-contract.ts'
import { toList } from './raw.ts'
import { adaptList, adaptOne } from './responses.ts'
import { sortByNama } from './sort-by-nama.ts'
import { fileName, name, text, uri } from './values.ts'

export const poliKlinikEntity: Entity = {
	name: 'poliKlinik',
	fields: { nama: name, uri, icon: fileName, deskripsi: text },
}

/** A clinic of a provider without complaints gets an example of the specialty that its name tells. */
const withKeluhan: Entity = {
	...poliKlinikEntity,
	fields: { ...poliKlinikEntity.fields, keluhan: z.array(z.object({ kata: name })) },
	complete: (raw) => ({
		...raw,
		keluhan: toList(raw.keluhan).length > 0 ? raw.keluhan : contohKeluhan(specialtiesOfPoli(String(raw.nama ?? ''))),
	}),
}

export const poliKlinikAdapters: Adapters<'listPoliKlinik' | 'getPoliKlinikByUri' | 'getKeluhan'> = {
	listPoliKlinik: adaptList(listPoliKlinik.response, withKeluhan, { arrange: sortByNama }),
	getPoliKlinikByUri: adaptOne(getPoliKlinikByUri.response, poliKlinikEntity),
	getKeluhan: ownContract(getKeluhan.response),
}
