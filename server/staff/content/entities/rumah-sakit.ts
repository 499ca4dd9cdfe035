import { galleryInput, testimoniGoogleInput } from '../../../../contract/rumah-sakit/staff/rumah-sakit.ts'
import { entity } from '../entity.ts'

/** What the hospital shows of itself. */
export const rumahSakitEntities = [
	entity({
		sumber: 'testimoni-google',
		table: 'testimoniGoogle',
		isian: testimoniGoogleInput,
		label: () => 'Ringkasan ulasan',
		single: true,
	}),
	entity({
		sumber: 'gallery',
		table: 'gallery',
		isian: galleryInput,
		label: 'keterangan',
		search: ['keterangan'],
		sort: ['createdAt', 'keterangan', 'contentType'],
		sortFirst: 'desc',
		filter: ['contentType', 'tampil'],
		stamps: ['createdAt'],
	}),
]
