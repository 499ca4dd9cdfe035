import { listPrestasi } from '../../../contract/prestasi.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { adaptList } from './responses.ts'
import { fileName, html, name } from './values.ts'

const prestasiEntity: Entity = {
	name: 'prestasi',
	fields: { nama: name, deskripsi: html, foto: fileName },
	identifiedBy: ['nama', 'foto'],
}

export const prestasiAdapters: Adapters<'listPrestasi'> = {
	listPrestasi: adaptList(listPrestasi.response, prestasiEntity),
}
