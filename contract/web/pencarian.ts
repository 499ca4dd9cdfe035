import { z } from 'zod'
import { defineCall } from '../call.ts'
import { searchText } from '../parameters.ts'
import { faq } from '../rumah-sakit/faq.ts'
import { one } from '../shapes.ts'
import { shopItemRingkas } from '../shop/shop.ts'
import { alamatHalaman } from './halaman-situs.ts'
import { kelompokPencarian } from './kelompok-pencarian.ts'

/** A fact about the hospital. The site has address and phones in its template; the others come from an FAQ. */
export const jawabanCepat = z
	.strictObject({
		jenis: z.enum(['igd', 'alamat', 'rute', 'telepon', 'jam-besuk', 'parkir', 'bpjs']),
		faq: faq.nullable(),
	})
	.meta({ id: 'JawabanCepat' })
export type JawabanCepat = z.infer<typeof jawabanCepat>

/** Beside the searches of the six lists. */
export const getPencarian = defineCall('GET /v1/public/pencarian', 'visitor', {
	summary:
		'What the search page shows beside the six lists: quick answers, pages of the site, packages, FAQ, and the order of the groups',
	query: z.object({ cari: searchText }),
	response: one(
		z
			.strictObject({
				/** The groups with results, the one with the best result first. */
				urutan: z.array(z.enum(kelompokPencarian)),
				jawaban: z.array(jawabanCepat),
				/** Pages that are named by the whole search: `jadwal dokter`, but not `jadwal dokter anak`. */
				halaman: z.array(z.enum(alamatHalaman)),
				paket: z.array(shopItemRingkas),
				faq: z.array(faq),
			})
			.meta({ id: 'Pencarian' }),
	),
})
export type Pencarian = z.infer<typeof getPencarian.response>['data']
