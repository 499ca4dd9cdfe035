import { expect, test } from 'vitest'
import { routeNames } from './route-names.ts'
import routes from './routes.ts'

/** A page that is not there has no name. */
const UNNAMED = 'routes/tidak-ditemukan'

test('every page has a name of its own, and no name is left over', () => {
	const files = routes.flatMap(({ children = [] }) => children).map(({ file }) => file.replace(/\.tsx$/, ''))
	expect(Object.keys(routeNames).toSorted()).toEqual(files.filter((file) => file !== UNNAMED).toSorted())
	expect(new Set(Object.values(routeNames)).size).toBe(files.length - 1)
})

test('the names of the specification, spelt so', () => {
	const names = ['daftar_dokter', 'info_kesehatan_detail', 'kategori_info_kesehatan_detail', 'layanan_detail']
	expect(Object.values(routeNames)).toEqual(
		expect.arrayContaining([...names, 'fasilitas_detail', 'komunitas_detail', 'mitra_detial']),
	)
})
