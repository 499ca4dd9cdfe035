import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../contract/calls.ts'
import { examples } from '../contract/examples.ts'
import { findPostgresProgram, run } from '../database/backup/postgres-programs.ts'
import { cacheTargets } from '../server/cache/cache-target.ts'
import { makeBackup } from '../server/commands/backup/make-backup.ts'
import { openBackup } from '../server/commands/backup/manifest.ts'
import { readEnv } from '../server/env.ts'
import { createLog } from '../server/http/log.ts'
import { backupKeysFile } from '../server/keys/key-places.ts'
import { purge } from '../server/retention/purge.ts'
import { openPlainHospital } from './abuse/api/test-hospital.ts'
import { type Person, registerPerson } from './abuse/api/test-person.ts'
import { canary, canaryRequests } from './support/canary-requests.ts'
import { findInFiles, findInFolder } from './support/find-in-folder.ts'
import { type ListeningHospital, listenFor } from './support/listening-hospital.ts'
import type { TestApi } from './support/test-api.ts'

const cacheTargetOf = cacheTargets(() => ({}))

/** Where a name or a phone number is what was asked for. */
const OWN_COLUMNS = [
	...['member.nama', 'member.noTelp', 'memberPasien.nama', 'memberPasien.noTelp', 'shopReservasi.atasNama'],
	...['shopReservasi.noTelp', 'shopReservasiItem.pasienNama', 'artikelKomentar.nama', 'artikelKomentar.komentar'],
]
/** The member asked for their own, to edit it or to take it along. */
const SHOWS_NIK = ({ name, where }: { name: CallName; where: string }) =>
	name === 'getPasien' && !where.startsWith('path') && where !== 'cookie'

let hospital: TestApi
let listening: ListeningHospital
let log = ''
let person: Person

beforeAll(async () => {
	hospital = await openPlainHospital()
	const write = (line: string) => {
		log += line
	}
	listening = await listenFor(hospital, createLog('trace', { write }))
})
afterAll(async () => {
	await listening.close()
	await hospital.dispose()
})

const bodyOf = (name: CallName): unknown => {
	const own: { [Name in CallName]?: unknown } = {
		createKomentar: { artikelId: '1', nama: canary.nama, komentar: `Hubungi ${canary.noTelp}` },
		createKeranjang: { pasienId: person.pasienId, shopItemId: '2' },
		createPasien: { ...canary, tempatLahir: 'Banyuwangi', tanggalLahir: '25-07-1990', jenisKelamin: 'p' },
		updatePasien: { ...canary },
		createMember: { nama: canary.nama, noTelp: canary.noTelp },
		createReservasi: { atasNama: canary.nama, noTelp: canary.noTelp, tanggalVisit: '2026-11-17' },
		usePindah: { token: canary.nik },
	}
	return own[name] ?? examples[name]?.body
}

const paramsOf = (name: CallName) => {
	if (name === 'updatePasien' || name === 'getPasien') return { id: person.pasienId }
	return name === 'updatePerangkat' ? { id: person.perangkatId } : undefined
}

async function becomeCanary() {
	person = await registerPerson(hospital, 'Burung', 1)
	const { cookie, pasienId } = person
	await hospital.request('updatePasien', { cookie, params: { id: pasienId }, body: canary })
}

const fillCart = () =>
	hospital.request('createKeranjang', {
		cookie: person.cookie,
		body: { pasienId: person.pasienId, shopItemId: '2' },
	})

/** Calls after which there would be no canary left. */
const usesUp: CallName[] = ['deleteMember', 'forgetPerangkat']

async function sendEverything(expectStatus: (status: number) => void) {
	const leaks: string[] = []
	let sent = 0
	for (const name of Object.keys(calls) as CallName[]) {
		await becomeCanary()
		const params = paramsOf(name)
		for (const canaryRequest of canaryRequests(name, { cookie: person.cookie, body: bodyOf(name), params })) {
			const { where, request } = canaryRequest
			if (usesUp.includes(name) && where !== 'cookie') continue
			if (name === 'createReservasi') await fillCart()
			sent += 1
			const { pathname, search } = new URL(request.url)
			if (request.method === 'GET' && cacheTargetOf(pathname + search)?.address.includes(canary.nik))
				leaks.push(`${name}, ${where}: cached under its URL`)
			const { status, headers, text } = await listening.send(request)
			expectStatus(status)
			const answer = JSON.stringify([text, [...headers]])
			const hidden = status >= 400 ? Object.values(canary) : SHOWS_NIK(canaryRequest) ? [] : [canary.nik]
			if (hidden.some((text) => answer.includes(text))) leaks.push(`${name}, ${where}: ${answer.slice(0, 300)}`)
		}
	}
	expect(leaks).toEqual([])
	return sent
}

const expectSilentLog = () => {
	expect(log).toContain('"method":"PATCH"')
	for (const text of Object.values(canary)) expect(log).not.toContain(text)
}

test('a NIK in any part of any request is in no response, no log line and no stored address', async () => {
	expect(await sendEverything((status) => expect(status).toBeLessThan(500))).toBeGreaterThan(500)
	expectSilentLog()
})

test('a NIK is in no column of the database, and a name or phone number in its own column alone', async () => {
	const { db, kind, url } = hospital.database
	const columns = new Set<string>()
	for (const { name: table } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
		const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
		for (const row of rows)
			for (const [column, value] of Object.entries(row)) {
				expect(String(value), `${table}.${column}`).not.toContain(canary.nik)
				if ([canary.nama, canary.noTelp].some((text) => String(value).includes(text))) columns.add(`${table}.${column}`)
			}
	}
	expect([...columns].filter((column) => !OWN_COLUMNS.includes(column))).toEqual([])
	expect(columns.size).toBeGreaterThan(5)
	if (kind === 'sqlite') {
		const file = url.slice('sqlite:'.length)
		const files = [file, `${file}-wal`].filter(existsSync)
		expect(findInFiles(files, [canary.nama]), 'the search finds what is there').not.toEqual([])
		expect(findInFiles(files, [canary.nik])).toEqual([])
	}
})

test("somebody else's encrypted NIK is an empty field of an incomplete patient, and never that NIK", async () => {
	const unreadable: string[] = []
	const api = await openPlainHospital({ onUnreadable: ({ id }) => unreadable.push(id) })
	const siti = await registerPerson(api, 'Siti', 3)
	const { cookie, pasienId } = await registerPerson(api, 'Budi', 7)
	const sealed = api.db.selectFrom('memberPasien').select('nik').where('id', '=', siti.pasienId)
	const swapped = await sealed.executeTakeFirstOrThrow()
	await api.db.updateTable('memberPasien').set(swapped).where('id', '=', pasienId).execute()

	const { body } = await api.request('listPasien', { cookie })
	expect(body.data.own).toMatchObject([{ id: pasienId, nik: '', isComplete: false }])
	expect((await api.request('getPasien', { cookie, params: { id: pasienId } })).body.data.nik).toBe('')
	const add = await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '2' } })
	expect([add.status, add.body.error?.code]).toEqual([409, 'PASIEN_BELUM_LENGKAP'])
	expect(unreadable).toEqual([pasienId, pasienId, pasienId])

	await api.request('updatePasien', { cookie, params: { id: pasienId }, body: { nik: '7'.repeat(16) } })
	expect((await api.request('listPasien', { cookie })).body.data.own).toMatchObject([{ isComplete: true }])
	await api.dispose()
})

test('nothing of a deleted member is in the database file or in a later backup, with or without its key', async () => {
	const api = await openPlainHospital()
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-stolen-'))
	const { database, clock } = api
	const env = readEnv({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url })
	const backup = async (second: number) => {
		const now = new Date(Date.UTC(2026, 10, 16, 8, 0, second))
		const { path } = await makeBackup({ env, folder: join(folder, 'backups'), now })
		const plain = join(folder, `plain-${second}`)
		const { database: copy } = await openBackup(path, plain, backupKeysFile(env))
		// Only pg_restore reads the compressed archive.
		if (copy.kind === 'postgres') {
			const program = await findPostgresProgram('pg_restore', 0)
			await run(program, [`--file=${join(plain, 'dump.sql')}`, join(plain, copy.file)])
		}
		return { path, plain }
	}
	const deleted = await registerPerson(api, 'Kenari Kuning', 6)
	await api.request('createPasien', { cookie: deleted.cookie, body: { ...canary, tempatLahir: 'Banyuwangi' } })
	await registerPerson(api, 'Merpati', 4)
	const { id: reservasiId } = await api.db
		.selectFrom('shopReservasi')
		.select('id')
		.where('memberId', '=', deleted.memberId)
		.executeTakeFirstOrThrow()
	// That there was a reservation stays known; its id leads to nothing.
	const secrets = deleted.secrets.filter((secret) => secret !== reservasiId)
	const texts = [...secrets, ...deleted.names, canary.nik, canary.nama, canary.noTelp]
	const before = await backup(1)
	expect(findInFolder(before.plain, ['Kenari Kuning']), 'the search finds what is there').not.toEqual([])
	expect(findInFolder(before.path, [...texts, 'Merpati']), 'a backup without its key').toEqual([])

	await api.request('deleteMember', { cookie: deleted.cookie })
	await purge({ database, now: () => clock.now, keepVisitorDays: 0, keepMemberDays: 0, keepAuditDays: 0 })
	const after = await backup(2)
	expect(findInFolder(after.plain, ['Merpati']), 'the search finds what is there').not.toEqual([])
	expect(findInFolder(after.plain, texts)).toEqual([])
	if (database.kind === 'sqlite') {
		const file = database.url.slice('sqlite:'.length)
		const files = [file, `${file}-wal`].filter(existsSync)
		expect(findInFiles(files, ['Merpati']), 'the search finds what is there').not.toEqual([])
		expect(findInFiles(files, texts)).toEqual([])
	}
	rmSync(folder, { recursive: true })
	await api.dispose()
})

test('while the database fails no NIK is in a response or log line', async () => {
	const { db } = hospital
	log = ''
	await becomeCanary()
	const requests = (['createPasien', 'updatePasien', 'createMember', 'createReservasi', 'listPasien'] as const).flatMap(
		(name) =>
			canaryRequests(name, { cookie: person.cookie, body: bodyOf(name), params: { id: person.pasienId } }).filter(
				({ where }) => /^(body (nik|nama|kenari)$|query nik|header user)/.test(where),
			),
	)
	await sql`alter table "memberPasien" rename to "memberPasienHilang"`.execute(db)
	const statuses = new Set<number>()
	for (const { request } of requests) {
		const answer = await listening.send(request)
		statuses.add(answer.status)
		for (const text of Object.values(canary)) expect(answer.text).not.toContain(text)
	}
	expect([...statuses]).toContain(500)
	expect(log).toContain('memberPasien')
	expectSilentLog()
})
