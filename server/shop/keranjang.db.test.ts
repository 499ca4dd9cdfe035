import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_KERANJANG } from '../../contract/shop/keranjang.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { registerMember, siti } from '../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'

let api: TestApi
let cookie: string
let pasienId: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	await insertRows(api.db, 'shopItem', [{ harga: 125_000 }, { harga: 480_000 }])
})
afterAll(() => api.dispose())
beforeEach(async () => {
	;({ cookie, pasienId } = await registerMember(api))
})

async function add(shopItemId: string, forPasien = pasienId) {
	api.clock.now += 1
	return api.request('createKeranjang', { cookie, body: { pasienId: forPasien, shopItemId } })
}

const lines = async () => (await api.request('listKeranjang', { cookie })).body.data
const cart = async () => (await lines()).map((line) => [line.shopItem.id, line.pasien.nama])

test('a line has the package as in the shop, and only the name of the patient', async () => {
	const { status, body } = await add('1')
	expect(status).toBe(201)
	const [shopItem] = (await api.request('listShopItem')).body.data
	expect(await lines()).toEqual([{ id: body.data.created.id, shopItem, pasien: { id: pasienId, nama: 'Siti Rahma' } }])
})

test('lines are oldest first; the same package for two patients is two lines', async () => {
	const budi = await api.request('createPasien', { cookie, body: { ...siti, nama: 'Budi' } })
	await add('2')
	await add('1')
	await add('2', budi.body.data.created.id)
	expect(await cart()).toEqual([
		['2', 'Siti Rahma'],
		['1', 'Siti Rahma'],
		['2', 'Budi'],
	])
	const { body } = await api.request('listKeranjang', { cookie })
	expect(body.pagination.totalData).toBe(3)
	expect(body.data.reduce((total, line) => total + line.shopItem.harga, 0)).toBe(480_000 + 125_000 + 480_000)
})

test('the same package for the same patient is one line, which keeps its place', async () => {
	const first = await add('1')
	await add('2')
	const again = await add('1')
	expect(again.status).toBe(201)
	expect(again.body).toEqual(first.body)
	expect(await cart()).toEqual([
		['1', 'Siti Rahma'],
		['2', 'Siti Rahma'],
	])
	await Promise.all([add('2'), add('2'), add('2')])
	expect(await cart()).toHaveLength(2)
})

test('an incomplete patient is a 409 until the data is complete', async () => {
	const [own] = (await api.request('listPasien', { cookie })).body.data.own
	const refused = await add('1', own?.id)
	expect([refused.status, refused.body.error?.code]).toEqual([409, 'PASIEN_BELUM_LENGKAP'])
	expect(await cart()).toEqual([])
	await api.request('updatePasien', { cookie, params: { id: own?.id ?? '' }, body: siti })
	expect((await add('1', own?.id)).status).toBe(201)
})

test('an unknown package, or a patient of another member, is a 404 that names the field', async () => {
	const stranger = await registerMember(api)
	for (const [field, sent] of [
		['pasienId', add('1', 'unknown')],
		['pasienId', add('1', stranger.pasienId)],
		['shopItemId', add('unknown')],
	] as const) {
		const { status, body } = await sent
		expect(status).toBe(404)
		expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
	}
	expect(await cart()).toEqual([])
})

test('a full cart refuses new lines, also concurrent ones, and accepts one it already has', async () => {
	const packages = Array.from({ length: MAX_KERANJANG }, (_, place) => ({
		id: `penuh-${place}`,
		uri: `penuh-${place}`,
	}))
	await insertRows(api.db, 'shopItem', packages)
	for (const { id } of packages.slice(0, MAX_KERANJANG - 1)) expect((await add(id)).status).toBe(201)
	const responses = await Promise.all([`penuh-${MAX_KERANJANG - 1}`, '1', '2'].map((id) => add(id)))
	expect(responses.map(({ status, body }) => [status, body.error?.code]).toSorted()).toEqual([
		[201, undefined],
		[409, 'KERANJANG_PENUH'],
		[409, 'KERANJANG_PENUH'],
	])
	const full = await lines()
	expect(full).toHaveLength(MAX_KERANJANG)
	expect((await add('penuh-0')).body.data.created.id).toBe(full.find(({ shopItem }) => shopItem.id === 'penuh-0')?.id)

	await api.request('removeKeranjang', { cookie, body: [{ id: full[0]?.id }] })
	expect((await add('1')).status).toBe(201)
	const stranger = await registerMember(api)
	const theirs = { cookie: stranger.cookie, body: { pasienId: stranger.pasienId, shopItemId: '1' } }
	expect((await api.request('createKeranjang', theirs)).status).toBe(201)
	await api.db.deleteFrom('shopItem').where('id', 'like', 'penuh-%').execute()
})

test('lines are removed by id; unknown ids and lines of others are ignored', async () => {
	const first = (await add('1')).body.data.created.id
	const second = (await add('2')).body.data.created.id
	const stranger = await registerMember(api)
	const remove = (who: string, ...ids: string[]) =>
		api.request('removeKeranjang', { cookie: who, body: ids.map((id) => ({ id })) })

	expect((await remove(stranger.cookie, first, second)).body.data.removed).toEqual([])
	const { status, body } = await remove(cookie, first, 'unknown', first)
	expect([status, body.data.removed]).toEqual([200, [{ id: first }]])
	expect((await lines()).map((line) => line.id)).toEqual([second])
	expect((await remove(cookie, first)).body.data.removed).toEqual([])
	expect((await remove(cookie)).status).toBe(400)
})

test('a changed price and a changed name are visible at once', async () => {
	await add('1')
	await api.request('updatePasien', { cookie, params: { id: pasienId }, body: { nama: 'Siti R.' } })
	await api.db.updateTable('shopItem').set({ harga: 99_000 }).where('id', '=', '1').execute()
	expect(await lines()).toMatchObject([{ shopItem: { harga: 99_000 }, pasien: { nama: 'Siti R.' } }])
	await api.db.updateTable('shopItem').set({ harga: 125_000 }).where('id', '=', '1').execute()
})
