import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import { createLog } from '../../../server/http/log.ts'
import { handleUnexpectedError } from '../../../server/http/unexpected-error.ts'
import type { TestApi } from '../../support/test-api.ts'
import { testDatabaseKind } from '../../support/test-database-choice.ts'
import { type Listening, listen } from './listen.ts'
import { HARGA, openPlainHospital } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'

const SUBMISSIONS = 50
/** A request waits for a connection of the pool for three seconds. */
const LONGER_THAN_A_CONNECTION_MS = 3500
const TOTAL = HARGA[0] + HARGA[1]
const visit = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' }

let hospital: TestApi
let server: Listening
let siti: Person

beforeAll(async () => {
	hospital = await openPlainHospital()
	// As the server does: on a busy machine a request may wait for a connection for too long, and gets 503.
	hospital.api.onError(handleUnexpectedError(createLog('silent')))
	server = await listen(hospital.api)
})
beforeEach(async () => {
	siti = await registerPerson(hospital, 'Siti', 3)
	await hospital.request('createKeranjang', { cookie: siti.cookie, body: { pasienId: siti.pasienId, shopItemId: '2' } })
})
afterAll(async () => {
	await server.close()
	await hospital.dispose()
})

describe.each(['in this process', 'over HTTP'])('%s', (way) => {
	interface Sending {
		body?: unknown
		headers?: Record<string, string>
		path?: string
	}

	/** As a visitor's browser would: 503 is sent again after the time that it names. */
	async function send(name: CallName, { body, headers, path = calls[name].path }: Sending) {
		const init = {
			method: calls[name].method,
			headers: { cookie: siti.cookie, 'content-type': 'application/json', ...headers },
			body: body === undefined ? undefined : JSON.stringify(body),
		}
		for (;;) {
			const response =
				way === 'over HTTP'
					? await fetch(`${server.url}/api${path}`, init)
					: await hospital.api.request(`/api${path}`, init)
			const answer = { status: response.status, body: JSON.parse(await response.text()) }
			if (answer.status !== 503) return answer
			expect(answer.body.error.code).toBe('SEDANG_SIBUK')
			await delay(Number(response.headers.get('retry-after')) * 1000)
		}
	}

	const atOnce = <T>(times: number, work: (place: number) => Promise<T>) =>
		Promise.all(Array.from({ length: times }, (_, place) => work(place)))

	const submitAtOnce = (headers: (place: number) => Record<string, string>) =>
		atOnce(SUBMISSIONS, (place) => send('createReservasi', { body: visit, headers: headers(place) }))

	/** One reservation beside the one that Siti came with, whole, and nothing left over. */
	async function expectOneReservasi(kode: string) {
		const { db } = hospital
		const made = await db
			.selectFrom('shopReservasi')
			.select(['id', 'kode', 'total'])
			.where('memberId', '=', siti.memberId)
			.where('kode', '!=', siti.kode)
			.execute()
		expect(made).toEqual([{ id: expect.any(String), kode, total: TOTAL }])
		const items = await db
			.selectFrom('shopReservasiItem')
			.select(['reservasiId', 'harga'])
			.where('pasienId', '=', siti.pasienId)
			.where('reservasiId', 'not in', db.selectFrom('shopReservasi').select('id').where('kode', '=', siti.kode))
			.orderBy('harga')
			.execute()
		expect(items).toEqual(HARGA.map((harga) => ({ reservasiId: made[0]?.id, harga })))
		expect((await hospital.request('listKeranjang', { cookie: siti.cookie })).body.data).toEqual([])
	}

	function expectOneAccepted(answers: Awaited<ReturnType<typeof send>>[]): string {
		const [first, ...others] = answers.toSorted((a, b) => a.status - b.status)
		expect(first?.status).toBe(201)
		expect(others.map(({ status, body }) => [status, body.error.code])).toEqual(
			Array(SUBMISSIONS - 1).fill([409, 'KERANJANG_KOSONG']),
		)
		return first?.body.data.created.kode
	}

	test('50 submissions with one key are one reservation, and all get its code', async () => {
		const answers = await submitAtOnce(() => ({ 'idempotency-key': 'satu' }))
		expect(answers.map(({ status }) => status)).toEqual(Array(SUBMISSIONS).fill(201))
		const codes = new Set(answers.map(({ body }) => body.data.created.kode))
		expect(codes.size).toBe(1)
		await expectOneReservasi([...codes][0])
	})

	if (testDatabaseKind() === 'postgres')
		test('50 submissions while the database stands still are one reservation, and no answer is empty', async () => {
			const { db } = hospital
			const hold = db.transaction().execute(async (tx) => {
				await sql`lock table "shopReservasi" in access exclusive mode`.execute(tx)
				await delay(LONGER_THAN_A_CONNECTION_MS)
			})
			const answers = await submitAtOnce(() => ({ 'idempotency-key': 'tunggu' }))
			await hold
			expect(answers.map(({ status }) => status)).toEqual(Array(SUBMISSIONS).fill(201))
			await expectOneReservasi(answers[0]?.body.data.created.kode)
		})

	test('50 submissions without a key are one reservation', async () => {
		await expectOneReservasi(expectOneAccepted(await submitAtOnce(() => ({}))))
	})

	test('50 submissions with a key each are one reservation', async () => {
		const answers = await submitAtOnce((place) => ({ 'idempotency-key': `kunci-${place}` }))
		await expectOneReservasi(expectOneAccepted(answers))
	})

	test('a reserved package keeps its price', async () => {
		const { body } = await send('createReservasi', { body: visit })
		await hospital.db.updateTable('shopItem').set({ harga: 1 }).where('id', '=', '1').execute()
		const params = { kode: body.data.created.kode }
		const { data } = (await hospital.request('getReservasiByKode', { params })).body
		await hospital.db.updateTable('shopItem').set({ harga: HARGA[0] }).where('id', '=', '1').execute()
		expect(data.total).toBe(TOTAL)
		expect(data.reservasiItem.map(({ harga }) => harga).toSorted()).toEqual(HARGA)
	})

	test('20 additions of one package for one patient are one line', async () => {
		await send('createReservasi', { body: visit })
		const body = { pasienId: siti.pasienId, shopItemId: '1' }
		const answers = await atOnce(20, () => send('createKeranjang', { body }))
		const lines = (await hospital.request('listKeranjang', { cookie: siti.cookie })).body.data
		expect(lines).toHaveLength(1)
		const answer = { status: 201, body: { data: { created: { id: lines[0]?.id } } } }
		expect(answers).toEqual(Array(20).fill(answer))
	})

	test('a line that is added while the cart is sent is reserved once or stays', async () => {
		const { body } = await hospital.request('getPasien', { cookie: siti.cookie, params: { id: siti.pasienId } })
		const complete = { ...body.data, own: 0 }
		const patients = await atOnce(10, () => send('createPasien', { body: complete }))
		await Promise.all(
			patients.flatMap(({ body }) => [
				send('createKeranjang', { body: { pasienId: body.data.created.id, shopItemId: '1' } }),
				send('createReservasi', { body: visit }),
			]),
		)
		const ids = patients.map(({ body }) => body.data.created.id as string)
		const { db } = hospital
		const reserved = await db.selectFrom('shopReservasiItem').select('pasienId').where('pasienId', 'in', ids).execute()
		const waiting = await db.selectFrom('shopKeranjang').select('pasienId').where('pasienId', 'in', ids).execute()
		expect([...reserved, ...waiting].map(({ pasienId }) => pasienId).toSorted()).toEqual(ids.toSorted())
	})

	test('no view of an article is lost', async () => {
		const path = '/v1/public/artikel/detail/artikel-1?isCount=true'
		const before = await countOf('artikelView')
		const answers = await atOnce(SUBMISSIONS, () => send('getArtikelByUri', { path }))
		expect(await countOf('artikelView')).toBe(before + SUBMISSIONS)
		const counts = answers.map(({ body }) => body.data.countView).toSorted((a, b) => a - b)
		expect(counts).toEqual(Array.from({ length: SUBMISSIONS }, (_, place) => before + 1 + place))
	})

	test('no visit is lost', async () => {
		const visits = async () => (await hospital.db.selectFrom('webVisitor').select('id').execute()).length
		const before = { count: await countOf('dokterView'), visits: await visits() }
		const body = { routeName: 'modal_jadwal_dokter', dokterId: '1' }
		const visitors = 5
		await atOnce(SUBMISSIONS, (place) =>
			send('createWebVisitor', { body, headers: { 'user-agent': `Peramban ${place % visitors}` } }),
		)
		expect(await countOf('dokterView'), 'once per visitor').toBe(before.count + visitors)
		expect(await visits()).toBe(before.visits + SUBMISSIONS)
	})

	const countOf = async (table: 'artikelView' | 'dokterView') =>
		(await hospital.db.selectFrom(table).select('countView').executeTakeFirstOrThrow()).countView
})
