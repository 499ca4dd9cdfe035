import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './create-app.ts'
import { noLimits } from './limits.ts'
import { createLog, logRequests, redacted } from './log.ts'

const NIK = '3271046504930002'
const PHONE = '081234567890'
const NAME = 'Kenari Rahasia'

let output = ''
beforeEach(() => {
	output = ''
})
afterEach(() => {
	vi.useRealTimers()
})
const write = (line: string) => {
	output += line
}
const log = createLog('debug', { write })

function expectNothingPersonal() {
	expect(output).not.toBe('')
	for (const canary of [NIK, PHONE, NAME, 'Kenari']) expect(output).not.toContain(canary)
}

test.each(redacted)('%s is hidden at every depth', (name) => {
	const holder = { [name]: NAME }
	log.info(holder, 'flat')
	log.info({ a: { b: { c: { d: { e: { f: holder } } } } } }, 'deep')
	log.info({ list: [[holder], { pasien: { own: [holder] } }] }, 'in lists')
	log.info({ headers: { [name.toUpperCase()]: NAME } }, 'otherwise spelled')
	log.info('%o', holder)
	expectNothingPersonal()
	expect(output.match(/\[disamarkan\]/g)).toHaveLength(6)
})

test('fields that are not personal are logged', () => {
	log.info({ status: 200, uri: 'poli-anak', list: [1, { id: 'a' }], nothing: null }, 'request')
	expect(JSON.parse(output)).toMatchObject({ status: 200, uri: 'poli-anak', list: [1, { id: 'a' }], nothing: null })
})

test('a circular object is logged without an endless loop', () => {
	const loop: Record<string, unknown> = { nama: NAME }
	loop.self = loop
	log.info(loop)
	expectNothingPersonal()
})

test.each([
	['under err', (error: Error) => log.error({ err: error }, 'failed')],
	['under another name', (error: Error) => log.error({ deep: { reason: error } }, 'failed')],
	['by itself', (error: Error) => log.error(error)],
	['as a cause', (error: Error) => log.error(new Error('outer', { cause: error }))],
])('a PostgreSQL error logged %s shows its code and rule, not the row', (_, write) => {
	const error = new pg.DatabaseError('duplicate key value violates unique constraint "pasien_nik"', 0, 'error')
	Object.assign(error, {
		code: '23505',
		constraint: 'pasien_nik',
		detail: `Key (nik, nama)=(${NIK}, ${NAME}) already exists.`,
		where: `COPY pasien, line 1: "${PHONE}"`,
	})
	write(error)
	expectNothingPersonal()
	expect(output).toContain('"code":"23505"')
	expect(output).toContain('"constraint":"pasien_nik"')
	expect(output).toContain('log.test.ts')
})

test('a PostgreSQL error whose message quotes the value shows its code', () => {
	const error = new pg.DatabaseError(`invalid input syntax for type bigint: "${NAME}"`, 0, 'error')
	log.error(Object.assign(error, { code: '22P02' }))
	expectNothingPersonal()
	expect(output).toContain('"code":"22P02"')
})

test('an SQLite error shows its message', () => {
	const db = new DatabaseSync(':memory:')
	db.exec('create table pasien (nik text unique, nama text)')
	const insert = db.prepare('insert into pasien values (?, ?)')
	insert.run(NIK, NAME)
	log.error(thrownBy(() => insert.run(NIK, NAME)))
	expectNothingPersonal()
	expect(output).toContain('UNIQUE constraint failed: pasien.nik')
})

test.each([
	['of a text that is no JSON', () => JSON.parse(NAME)],
	['of Node, which repeats what it was given', () => Buffer.from('').readInt8(`${NAME}` as never)],
	['of ours with a number in it', () => raise(`no pasien with ${NIK}`)],
])('an error %s does not repeat it', (_, fail) => {
	log.error(thrownBy(fail))
	expectNothingPersonal()
})

test.each([
	['/api/v1/public/dokter/detail/Kenari', '/api/v1/public/dokter/detail/:id'],
	[`/api/v1/public/dokter/detail/${NIK}`, '/api/v1/public/dokter/detail/:id'],
	[`/api/${PHONE}/kenari-rahasia`, '/api/*'],
	[`/reservasi-status/${NIK}`, '/halaman/:kode'],
	[`/${PHONE}`, '/halaman/:kode'],
	['/kenari', '/halaman/:kode'],
])('the path %s is logged as its pattern %s', async (path, pattern) => {
	const api = new Hono().get('/api/v1/public/dokter/detail/:id', (c) => c.json({}))
	const pages = { fetch: async () => new Response('', { status: 404 }), patternOf: () => '/halaman/:kode' }
	const app = createApp({ isReady: async () => true, log, api, limits: noLimits, pages })
	await app.request(path)
	expect(JSON.parse(output)).toMatchObject({ path: pattern })
	expect(output.toLowerCase()).not.toContain('kenari')
	expectNothingPersonal()
})

test('a request is logged as one line with id, method, path, status and duration, without its data', async () => {
	const app = new Hono().use(logRequests(log)).post('*', async (c) => c.json(await c.req.json(), 201))
	const response = await app.request(`/api/${encodeURIComponent(NAME)}/${NIK}?nama=${NAME}&noTelp=${PHONE}`, {
		method: 'POST',
		headers: { cookie: `member=${NIK}`, 'user-agent': NAME },
		body: JSON.stringify({ nik: NIK, nama: NAME, noTelp: PHONE }),
	})
	expectNothingPersonal()
	expect(JSON.parse(output)).toEqual({
		level: 30,
		time: expect.any(Number),
		version: expect.stringMatching(/^\d+\.\d+\.\d+/),
		host: hostname(),
		pid: process.pid,
		requestId: response.headers.get('x-request-id'),
		method: 'POST',
		path: '/*',
		status: 201,
		ms: expect.any(Number),
		msg: 'request',
	})
})

test('a database that is away is one line per second and message, with a count; other errors have a line each', () => {
	vi.useFakeTimers()
	const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
	const own = createLog('info', { write })
	const linesSince = () => {
		const lines = output
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line))
		output = ''
		return lines.map(({ msg, count, requestId }) => [msg, count, requestId])
	}
	for (let nth = 1; nth <= 1000; nth += 1) own.warn({ err: away(), requestId: nth }, 'database unavailable')
	own.error({ job: 'a', err: away() }, 'job failed')
	for (const _ of [1, 2]) own.error({ err: new Error('ours') }, 'unexpected error')
	expect(linesSince()).toEqual([
		['database unavailable', 1, 1],
		['job failed', 1, undefined],
		['unexpected error', undefined, undefined],
		['unexpected error', undefined, undefined],
	])
	vi.advanceTimersByTime(1000)
	expect(linesSince()).toEqual([['database unavailable', 999, 1000]])
	own.warn({ err: away(), requestId: 1001 }, 'database unavailable')
	expect(linesSince()).toEqual([])
	vi.advanceTimersByTime(1000)
	expect(linesSince()).toEqual([['database unavailable', 1, 1001]])
	vi.advanceTimersByTime(5000)
	own.warn({ err: away(), requestId: 1002 }, 'database unavailable')
	expect(linesSince()).toEqual([['database unavailable', 1, 1002]])
})

function thrownBy(fail: () => unknown): Error {
	try {
		fail()
	} catch (error) {
		return error as Error
	}
	throw new Error('nothing was thrown')
}

function raise(message: string): never {
	throw new Error(message)
}
