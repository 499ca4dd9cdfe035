import { getFasilitasByUri, listFasilitas } from '../../../contract/fasilitas.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList, adaptOne } from './responses.ts'
import { summarise } from './summarise.ts'
import { fileNames, html, name, text, uri } from './values.ts'

export const fasilitasEntity: Entity = {
	name: 'fasilitas',
	fields: { nama: name, uri, foto: fileNames, ringkasan: text, deskripsi: html },
	complete: summarise('deskripsi'),
	heavy: ['deskripsi'],
}

export const fasilitasAdapters: Adapters<'listFasilitas' | 'getFasilitasByUri'> = {
	listFasilitas: adaptList(listFasilitas.response, fasilitasEntity),
	getFasilitasByUri: adaptOne(getFasilitasByUri.response, fasilitasEntity),
}
