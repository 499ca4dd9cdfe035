import { beforeEach, expect, test } from 'vitest'
import type { Keranjang } from '../../../contract/keranjang.ts'
import { type Api, ApiError } from '../../api.ts'
import { keepAttempt, keptAttempt } from './reservasi-attempt.ts'
import { findSentReservasi, sendReservasi } from './send-reservasi.ts'

const cart = (...ids: string[]) => ids.map((id) => ({ id }) as Keranjang)
const isian = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-20' }
const refused = new ApiError(400, 'INPUT_TIDAK_VALID')
const lost = new TypeError('Failed to fetch')

let sent: { key: string | undefined; tanggalVisit: string | undefined }[]
let answers: (string | Error)[]
const api = (async (_name: string, input: { headers: Record<string, string>; body: typeof isian }) => {
	sent.push({ key: input.headers['idempotency-key'], tanggalVisit: input.body.tanggalVisit })
	const answer = answers.shift() ?? lost
	if (answer instanceof Error) throw answer
	return { data: { created: { id: '1', kode: answer } } }
}) as unknown as Api

const keys = () => sent.map(({ key }) => key)

beforeEach(() => {
	sent = []
	answers = []
	keepAttempt(null)
})

test('the same cart goes out under the same key until it is made, then under another', async () => {
	answers = [lost, new ApiError(500, 'KESALAHAN_SISTEM'), refused, 'KODE-1', 'KODE-2']
	await expect(sendReservasi(isian, cart('a', 'b'), api)).rejects.toBe(lost)
	await expect(sendReservasi(isian, cart('b', 'a'), api)).rejects.toThrow('500')
	await expect(sendReservasi(isian, cart('a', 'b'), api)).rejects.toBe(refused)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-1')
	expect(new Set(keys()).size).toBe(1)
	expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-2')
	expect(new Set(keys()).size).toBe(2)
	expect(keptAttempt()).toBeNull()
})

test('another cart has another key; what was refused is not asked for', async () => {
	answers = [refused, 'KODE-1']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(refused)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-1')
	expect(sent.map(({ tanggalVisit }) => tanggalVisit)).toEqual(['2026-11-20', '2026-11-20'])
	expect(new Set(keys()).size).toBe(2)
})

test('a lost one that was made is found before another cart is sent', async () => {
	answers = [lost, 'KODE-1']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	expect(await sendReservasi(isian, cart('b'), api)).toBe('KODE-1')
	expect(new Set(keys()).size).toBe(1)
	expect(sent[1]?.tanggalVisit, 'asking makes nothing').toBe('')
})

test('a lost one that was not made is forgotten, and the other cart is sent', async () => {
	answers = [lost, refused, 'KODE-2']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	expect(await sendReservasi(isian, cart('b'), api)).toBe('KODE-2')
	expect(new Set(keys()).size).toBe(2)
})

test('nothing is asked for when nothing was lost; while nobody answers it stays open', async () => {
	expect(await findSentReservasi(api)).toBeNull()
	expect(sent).toEqual([])
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	await expect(findSentReservasi(api)).rejects.toBe(lost)
	answers = ['KODE-1']
	expect(await findSentReservasi(api)).toBe('KODE-1')
	expect(await findSentReservasi(api)).toBeNull()
	expect(new Set(keys()).size).toBe(1)
})
