import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { createLimits } from '../../http/limits.ts'
import { newKode } from '../new-kode.ts'

const KODE = 'K7MPQ-X3WVT-9HBCD'

let api: TestApi
let cookie: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI, limits: createLimits() })
	const owner = await registerMember(api)
	cookie = owner.cookie
	await insertRows(api.db, 'shopReservasi', [{ kode: KODE, memberId: owner.memberId, noTelp: '0812-3456-7890' }])
	await insertRows(api.db, 'shopReservasiItem', [{}])
})
afterAll(() => api.dispose())

const verify = (kode: string, noTelpAkhir: string, who?: string) =>
	api.request('verifyReservasi', { cookie: who ?? null, body: { kode, noTelpAkhir } })

test('code and last digits lead to the reservation, however the code is typed', async () => {
	for (const typed of [KODE, 'k7mpq x3wvt 9hbcd', ' K7MPQX3WVT9HBCD '])
		expect(await verify(typed, '7890')).toMatchObject({ status: 200, body: { data: { kode: KODE } } })
})

test('a wrong code and wrong digits get the same answer, and the own device is not asked', async () => {
	const [code, digits] = [await verify(newKode(), '7890'), await verify(KODE, '0812')]
	expect([code.status, digits.status]).toEqual([404, 404])
	expect(code.body).toEqual(digits.body)
	expect((await verify(KODE, '0812', cookie)).status).toBe(200)
	expect((await verify(KODE, '789')).status).toBe(400)
})

test('digits of one reservation can be tried ten times a day, together with its changes', async () => {
	const statuses: number[] = []
	for (let guess = 0; guess < 11; guess++) statuses.push((await verify(KODE, String(1000 + guess))).status)
	expect(statuses.at(-1)).toBe(429)
	expect(statuses[0]).toBe(404)
	expect((await verify(KODE, '7890')).status).toBe(429)
	const cancelled = await api.request('cancelReservasi', { params: { kode: KODE }, body: { noTelpAkhir: '7890' } })
	expect(cancelled.status).toBe(429)
})
