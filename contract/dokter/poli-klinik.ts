import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { paging, searchText, sortDirection } from '../parameters.ts'
import { alt, fileName, id, listOf, uri } from '../shapes.ts'

export const poliKlinikRingkas = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'PoliKlinikRingkas' })

export const poliKlinik = z
	.strictObject({ id, nama: z.string(), uri, icon: fileName.nullable(), alt, deskripsi: z.string() })
	.meta({ id: 'PoliKlinik' })
export type PoliKlinik = z.infer<typeof poliKlinik>

/** Complaints in visitors' own words, for the search box of `/poli-klinik`. A clinic without any gets an example of its specialty. */
export const keluhan = z.strictObject({ kata: z.string() }).meta({ id: 'Keluhan' })
export type Keluhan = z.infer<typeof keluhan>

export const poliKlinikDenganKeluhan = poliKlinik
	.extend({ keluhan: z.array(keluhan).optional() })
	.meta({ id: 'PoliKlinikDenganKeluhan' })
export type PoliKlinikDenganKeluhan = z.infer<typeof poliKlinikDenganKeluhan>

export const listPoliKlinik = defineCall('GET /v1/public/poli-klinik', 'visitor', {
	summary: 'Clinics by name, with the complaints they treat',
	query: z.object({ ...paging, searchByNama: searchText, sortNama: sortDirection.default('asc') }),
	response: listOf(poliKlinikDenganKeluhan),
	cache: { parameters: ['page', 'limit', 'sortNama'] },
})

export const getPoliKlinikByUri = defineDetail('/v1/public/poli-klinik/detail-uri/{uri}', 'One clinic', poliKlinik)
