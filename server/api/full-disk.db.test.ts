import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../../contract/calls.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { openTestStaff } from '../../tests/support/test-staff.ts'
import { createApp } from '../http/create-app.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { hashVisitor } from '../http/visitor-hash.ts'
import { VERSION } from '../version.ts'

let free: number | null = null
const disk = { low: async () => free, freeBytes: async () => (free ?? 1000) * 1024 ** 2 }
const limits = createLimits()

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ disk, limits })
})
afterAll(() => api.dispose())

const member = { nama: 'Sari', noTelp: '081234567890' }
const pasien = { ...member, nik: '', tempatLahir: '', tanggalLahir: '', jenisKelamin: 'p', alamatLengkap: '' }

test('while the disk is nearly full, optional writes get 503 and the others go on', async () => {
	const optional = Object.entries(calls).filter(([, call]) => 'optional' in call)
	expect(optional.map(([name]) => name).toSorted()).toEqual([
		...['createDrafWa', 'createHubungi', 'createKomentar', 'createMember', 'createPasien', 'createWebVisitor'],
	])
	const { cookie } = await api.request('createMember', { body: member })
	free = 120
	for (const [name] of optional) {
		const { status, headers, body } = await api.request(name as CallName, { cookie, body: {} })
		expect([name, status, headers.get('retry-after'), body.error?.code]).toEqual([name, 503, '300', 'SEDANG_SIBUK'])
	}
	expect((await api.request('createReservasi', { cookie, body: {} })).status).toBe(400)
	expect((await api.request('listPasien', { cookie })).status).toBe(200)
	expect((await api.request('forgetPerangkat', { cookie })).status).toBe(200)
	free = null
	expect((await api.request('createMember', { body: member })).status).toBe(201)
})

test('the health checks say so and stay 200; administrators read it, others do not', async () => {
	const app = createApp({
		isReady: async () => true,
		log: createLog('silent'),
		api: new Hono(),
		limits: noLimits,
		disk,
	})
	const read = async (path: string) => (await app.request(path)).json()
	expect([await read('/healthz'), await read('/readyz')]).toEqual([
		{ status: 'ok', version: VERSION },
		{ status: 'ready' },
	])
	const staff = await openTestStaff({ disk })
	free = 120
	expect([await read('/healthz'), await read('/readyz')]).toMatchObject([
		{ status: 'ok', disk: 'low' },
		{ status: 'ready', disk: 'low' },
	])
	const linesOf = async (peran: string) => (await (await staff.signedIn(peran)).send('GET', '/menunggu')).body.data
	expect((await linesOf('admin'))[0]).toEqual({ jenis: 'disk-penuh', jumlah: 120, terlambat: 0, sejak: null })
	expect(await linesOf('pendaftaran')).toEqual([])
	free = null
	await staff.dispose()
})

test.each([
	['memberAlamat', 1000],
	['memberSemua', 20_000],
	['pasienAlamat', 2000],
	['pasienSemua', 40_000],
] as const)('beyond %s of a day the answer is 429, and nothing is stored', async (limit, points) => {
	const counted = createLimits()
	const limited = await openTestApi({ limits: counted })
	const { cookie } = await limited.request('createMember', { body: member })
	const { tanggal, garam } = await limited.db.selectFrom('pengunjungGaram').selectAll().executeTakeFirstOrThrow()
	const key = limit.endsWith('Semua') ? tanggal : hashVisitor(garam, 'in-process')
	const isMember = limit.startsWith('member')
	for (let count = isMember ? 2 : 1; count < points; count += 1) await counted.use(limit, key)
	const send = () =>
		isMember
			? limited.request('createMember', { body: member })
			: limited.request('createPasien', { cookie, body: pasien })
	expect((await send()).status).toBe(201)
	const refused = await send()
	expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
	await limited.dispose()
})
