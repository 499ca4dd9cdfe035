import { expect, onTestFinished, test } from 'vitest'
import { openTestApi } from '../../tests/support/test-api.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { createLimits } from '../http/limits.ts'

const DAY_MS = 86_400_000

async function open() {
	const api = await openTestApi({ now: SENIN_PAGI, limits: createLimits() })
	onTestFinished(api.dispose)
	const press = async (jenis: string, headers = {}) => {
		const { status } = await api.request('createHubungi', { body: { jenis }, headers })
		return status
	}
	const counted = () =>
		api.db
			.selectFrom('ringkasanHarian')
			.select(['tanggal', 'jenis', 'kunci', 'jumlah'])
			.orderBy('tanggal')
			.orderBy('kunci')
			.execute()
	return { api, press, counted }
}

test('presses are counted by day and kind, and nothing else is stored', async () => {
	const { api, press, counted } = await open()
	await Promise.all([press('whatsapp'), press('whatsapp'), press('telepon')])
	api.clock.now += DAY_MS
	await press('whatsapp')
	const hubungi = { jenis: 'hubungi' }
	expect(await counted()).toEqual([
		{ ...hubungi, tanggal: '2026-11-16', kunci: 'telepon', jumlah: 1 },
		{ ...hubungi, tanggal: '2026-11-16', kunci: 'whatsapp', jumlah: 2 },
		{ ...hubungi, tanggal: '2026-11-17', kunci: 'whatsapp', jumlah: 1 },
	])
	expect(await api.db.selectFrom('webVisitor').selectAll().execute()).toEqual([])
})

test.each([
	['who asks not to be tracked', { dnt: '1' }, 403],
	['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 200],
])('%s is not counted', async (_, headers, expected) => {
	const { press, counted } = await open()
	expect(await press('whatsapp', headers)).toBe(expected)
	expect(await counted()).toEqual([])
	await press('whatsapp', { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40)' })
	expect(await counted()).toHaveLength(1)
})

test('an unknown kind is refused', async () => {
	const { press, counted } = await open()
	expect(await press('igd')).toBe(400)
	expect(await counted()).toEqual([])
})
