import { galleryRecord, isianGallery } from '../../../../contract/staff/gallery.ts'
import { entity } from '../entity.ts'

export const gallery = entity({
	sumber: 'gallery',
	table: 'gallery',
	isian: isianGallery,
	record: galleryRecord,
	label: 'keterangan',
	search: ['keterangan'],
	sort: ['createdAt', 'keterangan', 'contentType'],
	sortFirst: 'desc',
	filter: ['contentType'],
	stamps: ['createdAt'],
})
