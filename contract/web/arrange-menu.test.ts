import { expect, test } from 'vitest'
import { arrangeMenu } from './arrange-menu.ts'
import { menuTentang } from './menu.ts'

const titles = (disusun: { id: string; judul: string }[]) => arrangeMenu(menuTentang, disusun).map(({ judul }) => judul)

test('without an arrangement the menu is that of the specification', () => {
	expect(titles([])).toEqual(['Prestasi', 'Testimoni', 'Komunitas', 'Mitra', 'FAQ', 'Hubungi Kami'])
})

test('arranged entries come first with their labels, and none can be lost or added', () => {
	const disusun = [
		{ id: '/faq', judul: 'Tanya Jawab' },
		{ id: '/mitra', judul: '' },
		{ id: '/rahasia', judul: 'Rahasia' },
	]
	expect(titles(disusun)).toEqual(['Tanya Jawab', 'Mitra', 'Prestasi', 'Testimoni', 'Komunitas', 'Hubungi Kami'])
})
