import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging, searchText, sortDirection } from './parameters.ts'
import { paths } from './paths.ts'
import { fileName, id, listOf, one, uri } from './shapes.ts'

export const poliKlinikRingkas = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'PoliKlinikRingkas' })

export const poliKlinik = z
	.strictObject({ id, nama: z.string(), uri, icon: fileName.nullable(), deskripsi: z.string() })
	.meta({ id: 'PoliKlinik' })
export type PoliKlinik = z.infer<typeof poliKlinik>

export const listPoliKlinik = defineCall({
	...paths.listPoliKlinik,
	family: 'poli-klinik',
	summary: 'Clinics, by name',
	query: z.object({ ...paging, searchByNama: searchText, sortNama: sortDirection.default('asc') }),
	response: listOf(poliKlinik),
})

export const getPoliKlinikByUri = defineCall({
	...paths.getPoliKlinikByUri,
	family: 'poli-klinik',
	summary: 'One clinic',
	params: z.object({ uri }),
	response: one(poliKlinik),
	errors: ['TIDAK_DITEMUKAN'],
})
