import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPlainHospital } from '../../../tests/abuse/api/test-hospital.ts'
import type { TestApi } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'

let api: TestApi
let cookie: string
let pasienId: string
beforeAll(async () => {
	api = await openPlainHospital()
})
afterAll(() => api.dispose())
beforeEach(async () => {
	;({ cookie, pasienId } = await registerMember(api))
})

const remove = (id: string) => api.request('removePasien', { cookie, params: { id } })
const list = async () => (await api.request('listPasien', { cookie })).body.data
const addToCart = () => api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '1' } })
const visit = { atasNama: 'Rahma', noTelp: '0812', tanggalVisit: '2026-11-17' }

test('removing another patient removes their lines in the cart', async () => {
	await addToCart()
	const { status, body } = await remove(pasienId)
	expect([status, body]).toEqual([200, { data: { removed: { id: pasienId } } }])
	expect((await list()).other).toEqual([])
	expect((await api.request('listKeranjang', { cookie })).body.data).toEqual([])
	expect((await remove(pasienId)).status).toBe(404)
})

test('a reservation keeps the name of a removed patient', async () => {
	await addToCart()
	const { kode } = (await api.request('createReservasi', { cookie, body: visit })).body.data.created
	const look = async () => (await api.request('getReservasiByKode', { cookie, params: { kode } })).body
	const before = await look()
	expect(before.data.reservasiItem[0]?.pasien.nama).toBe('Siti Rahma')
	await remove(pasienId)
	expect(await look()).toEqual(before)
})

test("the member's own patient cannot be removed", async () => {
	const [own] = (await list()).own
	const { status, body } = await remove(own?.id ?? '')
	expect([status, body.error?.code]).toEqual([409, 'PASIEN_SENDIRI'])
	expect((await list()).own).toEqual([own])
})

test('a reservation concurrent with the removal of its patient succeeds or finds an empty cart', async () => {
	await addToCart()
	const [removed, reserved] = await Promise.all([
		remove(pasienId),
		api.request('createReservasi', { cookie, body: visit }),
	])
	expect(removed.status).toBe(200)
	expect([201, 409]).toContain(reserved.status)
	expect((await api.request('listKeranjang', { cookie })).body.data).toEqual([])
})
