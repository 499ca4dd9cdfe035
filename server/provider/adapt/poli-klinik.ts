import { getPoliKlinikByUri, listPoliKlinik } from '../../../contract/poli-klinik.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList, adaptOne } from './responses.ts'
import { sortByNama } from './sort-by-nama.ts'
import { fileName, name, text, uri } from './values.ts'

export const poliKlinikEntity: Entity = {
	name: 'poliKlinik',
	fields: { nama: name, uri, icon: fileName, deskripsi: text },
}

export const poliKlinikAdapters: Adapters<'listPoliKlinik' | 'getPoliKlinikByUri'> = {
	listPoliKlinik: adaptList(listPoliKlinik.response, poliKlinikEntity, { arrange: sortByNama }),
	getPoliKlinikByUri: adaptOne(getPoliKlinikByUri.response, poliKlinikEntity),
}
