import { getKomunitasByUri, listKomunitas } from '../../../contract/komunitas.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList, adaptOne } from './responses.ts'
import { summarise } from './summarise.ts'
import { fileName, html, name, text, uri } from './values.ts'

export const komunitasEntity: Entity = {
	name: 'komunitas',
	fields: { nama: name, uri, foto: fileName, ringkasan: text, deskripsi: html },
	complete: summarise('deskripsi'),
	heavy: ['deskripsi'],
}

export const komunitasAdapters: Adapters<'listKomunitas' | 'getKomunitasByUri'> = {
	listKomunitas: adaptList(listKomunitas.response, komunitasEntity),
	getKomunitasByUri: adaptOne(getKomunitasByUri.response, komunitasEntity),
}
