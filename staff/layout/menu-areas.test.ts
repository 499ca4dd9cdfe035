import { expect, test } from 'vitest'
import { hasPermission, peran } from '../../contract/staff/permissions.ts'
import { menu } from '../menu.ts'
import { areasInSight, MENU_MAX, type MenuState } from './menu-areas.ts'

interface Named {
	resource: string
	path?: string
}
const screensOf = (...names: string[]): Named[] => names.map((resource) => ({ resource }))
const daily = { nama: 'Pekerjaan harian', screens: screensOf('dasbor', 'reservasi') }
const isi = { nama: 'Isi', screens: screensOf('artikel', 'artikel-setting', 'faq') }
const dokter = { nama: 'Dokter', screens: [{ resource: 'dokter' }, { resource: 'jadwal', path: 'cuti' }] }
const many = { nama: 'Pengaturan', screens: screensOf(...Array.from({ length: MENU_MAX }, (_, n) => `s${n}`)) }

const see = (areas: MenuState<Named>['areas'], pathname: string, chosen = {}) =>
	areasInSight({ daily, areas, chosen, pathname })
const open = (...values: Parameters<typeof see>) =>
	see(...values)
		.filter(({ isOpen }) => isOpen)
		.map(({ nama }) => nama)

test('few entries are all open, and one more folds the areas', () => {
	// 'Awal', two of the day, two names, five screens: ten.
	expect(open([isi, dokter], '/')).toEqual(['Isi', 'Dokter'])
	const two = { nama: 'Toko', screens: screensOf('paket') }
	expect(open([isi, dokter, two], '/')).toEqual(['Isi', 'Dokter', 'Toko'])
	expect(open([isi, dokter, { ...two, screens: screensOf('paket', 'tipe') }], '/')).toEqual([])
})

test('the area of the screen is open if there is room, else it shows this screen alone', () => {
	expect(open([isi, dokter, many], '/artikel/7')).toEqual(['Isi'])
	expect(open([isi, dokter, many], '/cuti')).toEqual(['Dokter'])
	expect(open([isi, dokter, many], '/artikel-lain')).toEqual([])
	expect(see([isi, dokter, many], '/s3/7').map(({ screens }) => screens)).toEqual([[], [], screensOf('s3')])
})

test('what the person folded and unfolded stays so', () => {
	expect(open([isi, dokter, many], '/faq', { Isi: false, Dokter: true })).toEqual(['Dokter'])
	expect(see([isi, many], '/faq', { Isi: false })[0]?.screens).toEqual(screensOf('faq'))
	expect(open([isi, dokter], '/', { Isi: false })).toEqual(['Dokter'])
})

test.each(peran)('%s has twelve entries in sight at most, and the present one, on every screen', (each) => {
	const [days, ...areas] = menu
		.map(({ nama, screens }) => ({
			nama,
			screens: screens.filter(({ resource }) => hasPermission([each], resource, 'lihat')),
		}))
		.filter(({ screens }) => screens.length > 0)
	if (!days) throw new Error('no daily work')
	for (const { resource, path = resource } of [days, ...areas].flatMap(({ screens }) => screens)) {
		const seen = areasInSight({ daily: days, areas, chosen: {}, pathname: `/${path}/7` })
		const screens = [...days.screens, ...seen.flatMap((area) => area.screens)]
		expect(1 + seen.length + screens.length, path).toBeLessThanOrEqual(MENU_MAX)
		expect(screens.map((screen) => screen.resource)).toContain(resource)
	}
})
