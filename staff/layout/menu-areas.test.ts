import { expect, test } from 'vitest'
import { MENU_MAX, type OpenAreas, openAreas } from './menu-areas.ts'

const screensOf = (...names: string[]) => names.map((resource) => ({ resource }))
const daily = { nama: 'Pekerjaan harian', screens: screensOf('dasbor', 'reservasi') }
const isi = { nama: 'Isi', screens: screensOf('artikel', 'artikel-setting', 'faq') }
const dokter = { nama: 'Dokter', screens: [{ resource: 'dokter' }, { resource: 'jadwal', path: 'cuti' }] }
const many = { nama: 'Pengaturan', screens: screensOf(...Array.from({ length: MENU_MAX }, (_, n) => `s${n}`)) }

const open = (areas: OpenAreas['areas'], pathname: string, chosen = {}) => openAreas({ daily, areas, chosen, pathname })

test('few entries are all open, and one more folds the areas', () => {
	// 'Awal', two of the day, two names, five screens: ten.
	expect(open([isi, dokter], '/')).toEqual(['Isi', 'Dokter'])
	const two = { nama: 'Toko', screens: screensOf('paket') }
	expect(open([isi, dokter, two], '/')).toEqual(['Isi', 'Dokter', 'Toko'])
	expect(open([isi, dokter, { ...two, screens: screensOf('paket', 'tipe') }], '/')).toEqual([])
})

test('the area of the screen is open', () => {
	expect(open([isi, dokter, many], '/artikel/7')).toEqual(['Isi'])
	expect(open([isi, dokter, many], '/cuti')).toEqual(['Dokter'])
	expect(open([isi, dokter, many], '/artikel-lain')).toEqual([])
})

test('what the person folded and unfolded stays so', () => {
	expect(open([isi, dokter, many], '/faq', { Isi: false, Dokter: true })).toEqual(['Dokter'])
	expect(open([isi, dokter], '/', { Isi: false })).toEqual(['Dokter'])
})
