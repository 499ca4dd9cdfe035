import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { type Api, ApiError } from '../../api.ts'
import {
	ditolakHari,
	findSentReservasi,
	sendReservasi,
	storeAttempt,
	storedAttempt,
	storedKunjungan,
	storeKunjungan,
} from './send-reservasi.ts'

const cart = (...ids: string[]) => ids.map((id) => ({ id }) as Keranjang)
const isian = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-20' }
const refused = new ApiError(400, 'INPUT_TIDAK_VALID')
const lost = new TypeError('Failed to fetch')

let sent: { key: string | undefined; tanggalVisit: string | undefined }[]
let responses: (string | Error)[]
const api = (async (_name: string, input: { headers: Record<string, string>; body: typeof isian }) => {
	sent.push({ key: input.headers['idempotency-key'], tanggalVisit: input.body.tanggalVisit })
	const response = responses.shift() ?? lost
	if (response instanceof Error) throw response
	return { data: { created: { id: '1', kode: response } } }
}) as unknown as Api

const keys = () => sent.map(({ key }) => key)

beforeEach(() => {
	sent = []
	responses = []
	storeAttempt(null)
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

/** A browser whose tab stores things. */
function openTab(): Map<string, string> {
	const stored = new Map<string, string>()
	vi.stubGlobal('window', {
		sessionStorage: {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value),
			removeItem: (key: string) => stored.delete(key),
		},
	})
	return stored
}

test('day and window of arrival are stored until the day has passed, and nothing else', () => {
	const stored = openTab()
	vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z') })
	const visit = { tanggalVisit: '2026-11-20', jamDatang: '07:00-09:00' }
	storeKunjungan({ ...isian, ...visit })
	expect(storedKunjungan()).toEqual(visit)
	expect([...stored.values()].join()).not.toMatch(/Siti|0812/)
	vi.setSystemTime(Date.parse('2026-11-20T17:00:00Z'))
	expect(storedKunjungan()).toEqual({ tanggalVisit: '' })
	storeKunjungan({ jamDatang: '07:00-09:00' })
	expect(stored.size).toBe(0)
})

test.each(['{', '[]', '3', '{"isUnsure":true}'])(
	'a stored attempt of another shape counts as none: %s',
	async (text) => {
		const stored = openTab()
		storeAttempt({ key: 'kunci', isi: 'a', isUnsure: true })
		for (const key of stored.keys()) stored.set(key, text)
		expect(storedAttempt()).toBeNull()
		expect(await findSentReservasi(api)).toBeNull()
	},
)

test('the same cart is sent with the same key until it is reserved, then with another key', async () => {
	responses = [lost, new ApiError(500, 'KESALAHAN_SISTEM'), refused, 'KODE-1', 'KODE-2']
	await expect(sendReservasi(isian, cart('a', 'b'), api)).rejects.toBe(lost)
	await expect(sendReservasi(isian, cart('b', 'a'), api)).rejects.toThrow('500')
	await expect(sendReservasi(isian, cart('a', 'b'), api)).rejects.toBe(refused)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-1')
	expect(new Set(keys()).size).toBe(1)
	expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-2')
	expect(new Set(keys()).size).toBe(2)
	expect(storedAttempt()).toBeNull()
})

test('another cart has another key, and a refused attempt is not looked up', async () => {
	responses = [refused, 'KODE-1']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(refused)
	expect(await sendReservasi(isian, cart('a', 'b'), api)).toBe('KODE-1')
	expect(sent.map(({ tanggalVisit }) => tanggalVisit)).toEqual(['2026-11-20', '2026-11-20'])
	expect(new Set(keys()).size).toBe(2)
})

test('a reservation whose response was lost is found before another cart is sent', async () => {
	responses = [lost, 'KODE-1']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	expect(await sendReservasi(isian, cart('b'), api)).toBe('KODE-1')
	expect(new Set(keys()).size).toBe(1)
	expect(sent[1]?.tanggalVisit, 'asking makes nothing').toBe('')
})

test('a lost request that created nothing is dropped, and the other cart is sent', async () => {
	responses = [lost, refused, 'KODE-2']
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	expect(await sendReservasi(isian, cart('b'), api)).toBe('KODE-2')
	expect(new Set(keys()).size).toBe(2)
})

test('without a lost request there is no lookup, and a failing lookup leaves the attempt open', async () => {
	expect(await findSentReservasi(api)).toBeNull()
	expect(sent).toEqual([])
	await expect(sendReservasi(isian, cart('a'), api)).rejects.toBe(lost)
	await expect(findSentReservasi(api)).rejects.toBe(lost)
	responses = ['KODE-1']
	expect(await findSentReservasi(api)).toBe('KODE-1')
	expect(await findSentReservasi(api)).toBeNull()
	expect(new Set(keys()).size).toBe(1)
})

test('only a refusal of the day is one, with the next free day', () => {
	const visit = { tanggalVisit: '2026-11-20', jamDatang: '07:00-09:00' }
	const full = new ApiError(409, 'TANGGAL_PENUH', { hariBerikut: '2026-11-21' })
	const day = { tanggal: '2026-11-20', jamDatang: '07:00-09:00', isTutup: false, hariBerikut: '2026-11-21' }
	expect(ditolakHari(full, visit)).toEqual(day)
	expect(ditolakHari(new ApiError(409, 'TANGGAL_TUTUP'), visit)).toMatchObject({ isTutup: true })
	for (const other of [refused, lost, new ApiError(409, 'KERANJANG_KOSONG')])
		expect(ditolakHari(other, visit)).toBeNull()
})
