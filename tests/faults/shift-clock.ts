import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MEMBER_COOKIE } from '../../contract/member/member.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi/reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Fault } from './fault.ts'
import { callSender, type Sending } from './send-call.ts'
import { underLoad, type World } from './under-load.ts'

const DAY_MS = 86_400_000
/** No further ahead than a day: the clients' own day of visit would be past. */
const JUMPS = [DAY_MS, -DAY_MS, DAY_MS, 0]
const JUMPS_LONG = Array.from({ length: 15 }, () => JUMPS).flat()
/** The longest that any rate limit counts. */
const LONGEST_LIMIT_S = 600
const TODAY_WITHIN_MS = 10_000

/** The clock is set a day ahead and back: reservations stay, today is correct, and no lock lasts a day. */
export const shiftClock: Fault = {
	name: 'clock set a day ahead and back',
	databases: ['sqlite', 'postgres'],
	short: ['sqlite'],
	async run(run) {
		const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-clock-'))
		const file = join(folder, 'shift')
		const preload = pathToFileURL(join(import.meta.dirname, 'shift-clock.mjs'))
		preload.searchParams.set('file', file)
		const options = { clients: 2, pauseMs: 20, nodeArgs: ['--import', preload.href] }
		try {
			return await underLoad(run, options, async (world) => {
				const jumps = run.long ? JUMPS_LONG : JUMPS
				const visitor = await reserveOnce(world)
				await guessTooOften(world)
				for (const shift of jumps) {
					writeFileSync(file, String(shift))
					process.kill(world.site.pid, 'SIGUSR2')
					await expectToday(world, Date.now() + shift)
					await visitor.expectSame()
					await expectNotForADay(world)
					await world.load.more(3)
				}
				visitor.close()
				return jumps.length
			})
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	},
}

async function reserveOnce({ site, expect }: World) {
	const sender = callSender(() => site.url, 10_000)
	const headers: Record<string, string> = { 'x-forwarded-for': '10.99.0.1' }
	const send = async (name: Parameters<typeof sender.send>[0], sending: Sending = {}) =>
		(await sender.send(name, { ...sending, headers: { ...headers, ...sending.headers } })).body
	const { data } = await send('createMember', { body: { nama: 'Siti Rahma', noTelp: '0812' } })
	headers.cookie = `${MEMBER_COOKIE}=${data.created.id}`
	const pasienId = (await send('listPasien')).data.own[0].id
	const body = {
		nik: '3510012507900001',
		nama: 'Siti Rahma',
		noTelp: '0812-3456-7890',
		tempatLahir: 'Banyuwangi',
		tanggalLahir: '25-07-1990',
		jenisKelamin: 'p',
		alamatLengkap: 'Jalan Melati 12',
	}
	await send('updatePasien', { params: { id: pasienId }, body })
	const shopItemId = (await send('getShop')).shopItem.data[0].id
	await send('createKeranjang', { body: { pasienId, shopItemId } })
	const tanggalVisit = tanggalWib(Date.now() + DAY_MS)
	const reserve = () =>
		send('createReservasi', {
			body: { atasNama: 'Siti Rahma', noTelp: '0812', tanggalVisit },
			headers: { [IDEMPOTENCY_HEADER]: 'sekali-saja' },
		})
	const { kode } = (await reserve()).data.created
	return {
		async expectSame() {
			const again = (await reserve()).data?.created.kode
			expect(again === kode, `the same key gave ${kode}, and ${again} after the clock was set`)
			const own = await send('getMemberData')
			expect(own.data?.reservasi.length === 1, 'the cookie is no good after the clock was set')
		},
		close: sender.close,
	}
}

const guess = async ({ site }: World) => {
	const response = await fetch(`${site.url}/api/v1/public/shop-reservasi/detail-kode/AAAAA-AAAAA-AAAAA`, {
		headers: { 'x-forwarded-for': '10.99.0.2' },
	})
	await response.text()
	return response
}

async function guessTooOften(world: World) {
	for (let i = 0; i < 100; i += 1) if ((await guess(world)).status === 429) return
	world.expect(false, 'codes can be guessed without end')
}

async function expectNotForADay(world: World) {
	const retryAfter = Number((await guess(world)).headers.get('retry-after') ?? 0)
	world.expect(retryAfter <= LONGEST_LIMIT_S, `told to come back after ${retryAfter} s`)
}

/** Cached responses too: a response of another day must not be sent. */
async function expectToday({ site, expect }: World, now: number) {
	let said = ''
	const deadline = performance.now() + TODAY_WITHIN_MS
	while (performance.now() < deadline) {
		const response = await fetch(`${site.url}/api/v1/public/web/template/`)
		const { shopSetting } = (await response.json()) as {
			shopSetting: { data: { rentangOpsiTanggalKunjungan: { dateStart: string } } }
		}
		said = shopSetting.data.rentangOpsiTanggalKunjungan.dateStart
		if (said === tanggalWib(now)) return
		await delay(20)
	}
	expect(false, `the first day is ${said} although today is ${tanggalWib(now)}`)
}
