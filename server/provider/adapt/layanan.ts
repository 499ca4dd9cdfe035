import { getLayananByUri, listLayanan } from '../../../contract/layanan.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList, adaptOne } from './responses.ts'
import { summarise } from './summarise.ts'
import { fileName, html, name, noTelpType, text, uri } from './values.ts'

export const layananEntity: Entity = {
	name: 'layanan',
	fields: { nama: name, uri, foto: fileName, noTelp: text, noTelpType, ringkasan: text, deskripsi: html },
	complete: summarise('deskripsi'),
	heavy: ['deskripsi'],
}

export const layananAdapters: Adapters<'listLayanan' | 'getLayananByUri'> = {
	listLayanan: adaptList(listLayanan.response, layananEntity),
	getLayananByUri: adaptOne(getLayananByUri.response, layananEntity),
}
