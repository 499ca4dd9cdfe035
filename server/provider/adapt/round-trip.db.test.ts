import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { publicRequests } from '../../../tests/support/test-public-requests.ts'
import { adaptResponse } from './adapt-response.ts'

let site: TestApi

beforeAll(async () => {
	site = await openTestApi({ demo: true })
})
afterAll(() => site.dispose())

/** Asks our own API, and expects that the adapter changes nothing. */
async function expectUnchanged<Name extends CallName>(name: Name, sent: TestRequest = {}) {
	const { body } = await site.request(name, sent)
	const query = Object.fromEntries(Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]))
	const request = { params: sent.params ?? {}, query: calls[name].query.parse(query) }
	const problems: string[] = []
	expect(
		adaptResponse(name, body, request, (problem) => problems.push(problem)),
		`${name} ${JSON.stringify(sent)}`,
	).toEqual(body)
	expect(problems).toEqual([])
	return body
}

test('given our own API as provider, every public response passes unchanged', async () => {
	const requests = await publicRequests(site)
	for (const [name, several] of Object.entries(requests) as [CallName, TestRequest[]][])
		for (const each of several) {
			await expectUnchanged(name, each)
			if ('bentuk' in calls[name].query.shape)
				await expectUnchanged(name, { ...each, query: { ...each.query, bentuk: 'ringkas' } })
		}
})

test('given our own API as provider, every personal response passes unchanged', async () => {
	const { cookie, pasienId } = await registerMember(site)
	await expectUnchanged('createMember', { body: { nama: 'Budi', noTelp: '0812', email: '' } })
	await expectUnchanged('listPasien', { cookie })
	await expectUnchanged('getPasien', { cookie, params: { id: pasienId } })
	await expectUnchanged('updatePasien', { cookie, params: { id: pasienId }, body: { nama: 'Siti R.' } })
	const shop = await site.request('getShop')
	for (const { id } of shop.body.shopItem.data.slice(0, 2))
		await expectUnchanged('createKeranjang', { cookie, body: { pasienId, shopItemId: id } })
	const { data: lines } = await expectUnchanged('listKeranjang', { cookie })
	await expectUnchanged('listKeranjang', { cookie, query: { bentuk: 'ringkas' } })
	await expectUnchanged('removeKeranjang', { cookie, body: [{ id: lines[1]?.id }] })
	const tanggalVisit = tambahHari(tanggalWib(site.clock.now), 1)
	const body = { atasNama: 'Siti', noTelp: '0812-3456-7890', tanggalVisit }
	const { data } = await expectUnchanged('createReservasi', { cookie, body })
	const { kode } = data.created
	await expectUnchanged('getReservasiByKode', { cookie, params: { kode } })
	await expectUnchanged('getReservasiByKode', { params: { kode }, query: { bentuk: 'ringkas' } })
	await expectUnchanged('rescheduleReservasi', {
		cookie,
		params: { kode },
		body: { tanggalVisit: tambahHari(tanggalVisit, 1) },
	})
	await expectUnchanged('verifyReservasi', { body: { kode, noTelpAkhir: '7890' } })
	await expectUnchanged('cancelReservasi', { params: { kode }, body: { noTelpAkhir: '7890' } })
	await expectUnchanged('getReservasiByKode', { cookie, params: { kode } })
	await expectUnchanged('getMemberData', { cookie })
	await expectUnchanged('createPindah', { cookie })
	await expectUnchanged('removePasien', { cookie, params: { id: pasienId } })
	await expectUnchanged('deleteMember', { cookie })
})
