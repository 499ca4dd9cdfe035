import { afterAll, beforeAll, expect, test } from 'vitest'
import { HARGA, openPlainHospital } from '../../tests/abuse/api/test-hospital.ts'
import { registerPerson } from '../../tests/abuse/api/test-person.ts'
import type { TestApi } from '../../tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
	api = await openPlainHospital()
})
afterAll(() => api.dispose())

test('all stored data of a member, as the single calls return it', async () => {
	const { cookie, pasienId, kode, memberId, token } = await registerPerson(api, 'Siti', 3)
	api.clock.now += 1
	const body = { atasNama: 'Ibu Siti', noTelp: '0899', tanggalVisit: '2026-11-17' }
	await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '2' } })
	const later = (await api.request('createReservasi', { cookie, body })).body.data.created.kode
	await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '1' } })

	const ringkas = { bentuk: 'ringkas' }
	const { status, body: data } = await api.request('getMemberData', { cookie })
	expect(status).toBe(200)
	const { member, pasien, keranjang, reservasi } = data.data
	expect(member).toEqual({ nama: 'Siti', noTelp: '081233333333', email: '3@example.com', createdAt: api.clock.now - 1 })
	expect(pasien).toEqual((await api.request('listPasien', { cookie })).body.data)
	expect([pasien.own.length, pasien.other.length]).toEqual([1, 1])
	expect(keranjang).toEqual((await api.request('listKeranjang', { cookie, query: ringkas })).body.data)
	expect(keranjang).toHaveLength(1)
	// Who may change a reservation is asked for on its own page only.
	const look = async (code: string) => {
		const { body } = await api.request('getReservasiByKode', { cookie, params: { kode: code }, query: ringkas })
		const { ubahDengan, ubahSampai, ...made } = body.data
		return made
	}
	expect(reservasi).toEqual([await look(later), await look(kode)])
	expect(reservasi.map(({ noTelp, total }) => [noTelp, total])).toEqual([
		['0899', HARGA[0] + HARGA[1]],
		['081233333333', HARGA[0]],
	])
	// Cookie and code give access to the data; the response must not contain them.
	for (const secret of [memberId, cookie.replace('member=', '')]) expect(JSON.stringify(data)).not.toContain(secret)
	expect(JSON.stringify(data)).not.toContain(token)
})

test('a new member has one patient and nothing else', async () => {
	const { cookie } = await api.request('createMember', { body: { nama: 'Wati' } })
	const { data } = (await api.request('getMemberData', { cookie })).body
	expect(data).toMatchObject({ member: { nama: 'Wati', noTelp: '', email: '' }, keranjang: [], reservasi: [] })
	expect(data.pasien.own).toHaveLength(1)
})
