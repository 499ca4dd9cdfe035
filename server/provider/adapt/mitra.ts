import { getMitraByUri, listMitra } from '../../../contract/mitra.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList, adaptOne } from './responses.ts'
import { summarise } from './summarise.ts'
import { fileName, html, name, text, uri } from './values.ts'

export const mitraEntity: Entity = {
	name: 'mitra',
	fields: { nama: name, uri, logo: fileName, ringkasan: text, deskripsi: html },
	complete: summarise('deskripsi'),
	heavy: ['deskripsi'],
}

export const mitraAdapters: Adapters<'listMitra' | 'getMitraByUri'> = {
	listMitra: adaptList(listMitra.response, mitraEntity),
	getMitraByUri: adaptOne(getMitraByUri.response, mitraEntity),
}
