import { expect, test } from 'vitest'
import { routeNames } from './route-names.ts'
import routes from './routes.ts'

/** The 404 page has no name. */
const UNNAMED = 'routes/tidak-ditemukan'

test('every page has its own name, and every name has a page', () => {
	const files = routes.flatMap(({ children = [] }) => children).map(({ file }) => file.replace(/\.tsx$/, ''))
	expect(Object.keys(routeNames).toSorted()).toEqual(files.filter((file) => file !== UNNAMED).toSorted())
	expect(new Set(Object.values(routeNames)).size).toBe(files.length - 1)
})

test('detail pages have the names of the spec', () => {
	const names = ['daftar_dokter', 'info_kesehatan_detail', 'kategori_info_kesehatan_detail', 'layanan_detail']
	expect(Object.values(routeNames)).toEqual(
		expect.arrayContaining([...names, 'fasilitas_detail', 'komunitas_detail', 'mitra_detial']),
	)
})
