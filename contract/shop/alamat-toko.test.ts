import { expect, test } from 'vitest'
import routes from '../../site/routes.ts'
import { merekInput } from '../merek/staff/merek.ts'
import { isPrivatePage } from '../web/private-page.ts'
import { ALAMAT_TOKO, isAlamatToko } from './alamat-toko.ts'

test.each(['/toko', '/shop', '/toko-cendana', '/cendana-medika-shop', '/rs-2-toko', ALAMAT_TOKO])(
	'%s can be the address of a shop, where patients type',
	(path) => expect([isAlamatToko(path), isPrivatePage(path)]).toEqual([true, true]),
)

test.each([
	...[
		'/',
		'/layanan',
		'/staf',
		'/api',
		'/tokoh',
		'/workshop',
		'/a/toko',
		'/Toko',
		'/toko-',
		'/-shop',
		'toko',
		'//toko',
	],
	`/${'a'.repeat(40)}-shop`,
])('%s cannot', (path) => expect(isAlamatToko(path)).toBe(false))

test('no other page of the site has such an address', () => {
	const pages = routes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
	expect(pages.filter((path) => path && isAlamatToko(`/${path}`))).toEqual(['yasmin-shop'])
})

test.each([
	['Cendana-Shop', '/cendana-shop'],
	[' /toko/ ', '/toko'],
	['yasmin-shop', null],
	['', null],
	[null, null],
])('typed as %j it is stored as %j', (typed, stored) =>
	expect(merekInput.parse({ alamatToko: typed }).alamatToko).toBe(stored),
)

test('another name is refused', () =>
	expect(merekInput.safeParse({ alamatToko: 'layanan' }).error?.issues[0]?.message).toContain('cendana-shop'))
