import { expect, test } from 'vitest'
import { visitNames } from '../contract/web/visit-names.ts'
import { routeNames } from './route-names.ts'
import routes from './routes.ts'

/** The 404 page, and the pages where patients type. */
const UNNAMED = [
	'tidak-ditemukan',
	'yasmin-shop',
	'paket-layanan',
	'bandingkan',
	'reservasi',
	'reservasi-status',
	'cek-reservasi',
	'data-saya',
	'email',
].map((page) => `routes/${page}`)

test('every recorded page has its own name, and every name has a page or is an event', () => {
	const files = routes.flatMap(({ children = [] }) => children).map(({ file }) => file.replace(/\.tsx$/, ''))
	expect(Object.keys(routeNames).toSorted()).toEqual(files.filter((file) => !UNNAMED.includes(file)).toSorted())
	const events = ['modal_jadwal_dokter', 'modal_pendaftaran']
	expect([...Object.values(routeNames), ...events].toSorted()).toEqual([...visitNames].toSorted())
})

test('detail pages have the names of the spec', () => {
	const names = ['daftar_dokter', 'info_kesehatan_detail', 'kategori_info_kesehatan_detail', 'layanan_detail']
	expect(Object.values(routeNames)).toEqual(
		expect.arrayContaining([...names, 'fasilitas_detail', 'komunitas_detail', 'mitra_detial']),
	)
})
