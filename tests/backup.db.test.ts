import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { fillPath } from '../contract/fill-path.ts'
import { connectDatabase } from '../database/connect.ts'
import { createBackupKeys, decryptFile, encryptFile, readBackupKeys } from '../server/commands/backup/encrypted-file.ts'
import { makeBackup } from '../server/commands/backup/make-backup.ts'
import { describeFile } from '../server/commands/backup/manifest.ts'
import { restoreBackup } from '../server/commands/backup/restore-backup.ts'
import { readEnv } from '../server/env.ts'
import { startReservasiLoad } from './faults/reservasi-load.ts'
import { findInFolder } from './support/find-in-folder.ts'
import { memberOfToken } from './support/member-of-token.ts'
import { runCommand } from './support/run-backup.ts'
import { startS3Server } from './support/s3-server.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

let folder: string
let database: TestDatabase
let env: Record<string, string>
let site: Site | undefined

const data = (...path: string[]) => join(folder, 'data', ...path)

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-backup-'))
	database = await openTestDatabase({ demo: true })
	let url = database.url
	if (database.kind === 'sqlite') {
		mkdirSync(data())
		await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
		cpSync(url.slice('sqlite:'.length), data('yasmin.db'))
		url = `sqlite:${data('yasmin.db')}`
	} else await database.close()
	env = { DATA_DIR: data(), DATABASE_URL: url, NIK_KEYS_FILE: '', TRUST_PROXY: '1' }
	mkdirSync(data('pictures/gallery'), { recursive: true })
	cpSync('demo/pictures/gallery/galeri-01.webp', data('pictures/gallery/diunggah.webp'))
})
afterAll(async () => {
	await site?.stop('SIGKILL')
	await (database?.kind === 'postgres' ? dropDatabase(database.url) : database?.dispose())
	rmSync(folder, { recursive: true, force: true })
})

/** What every public call that reads answers: lists, each thing by its own address, and these reservations. */
async function everyAnswer(url: string, kodes: string[]): Promise<Map<string, string>> {
	const answers = new Map<string, string>()
	const reads = Object.entries<AnyCall>(calls).filter(([, { method, errors }]) => {
		return method === 'GET' && !errors.includes('BELUM_TERDAFTAR')
	})
	const { db, close } = connectDatabase(env.DATABASE_URL ?? '')
	for (const [name, { path }] of reads) {
		const table = tableOf[name]
		const rows = table ? await sql<Record<string, string>>`select * from ${sql.table(table)}`.execute(db) : null
		const things = name === 'getReservasiByKode' ? kodes.map((kode) => ({ kode })) : rows?.rows
		for (const row of things ?? [{ id: 'a', uri: 'a' }]) {
			const query = name === 'listKomentar' ? `?filterArtikelId=${'id' in row && row.id}` : ''
			const address = `/api${fillPath(path, row as never)}${query}`
			const response = await fetch(url + address, {
				headers: { 'x-forwarded-for': `10.9.${answers.size >> 8}.${answers.size & 255}` },
			})
			// The order of packages by choice counts reservations, also those after the backup.
			const body = (await response.text()).replaceAll(/,"peringkat":\d+/g, '')
			answers.set(address, `${response.status} ${body}`)
		}
	}
	await close()
	return answers
}

/** What has an address of its own, and comments by their article. */
const tableOf: Record<string, string> = {
	getLayananByUri: 'layanan',
	getFasilitasByUri: 'fasilitas',
	getMitraByUri: 'mitra',
	getDokter: 'dokter',
	getDokterByUri: 'dokter',
	getPoliKlinikByUri: 'poliKlinik',
	getKategoriArtikelByUri: 'kategoriArtikel',
	getArtikelByUri: 'artikel',
	getKomunitasByUri: 'komunitas',
	getShopItemByUri: 'shopItem',
	listKomentar: 'artikel',
}

test('every reservation acknowledged before a backup is there after a restore', async () => {
	site = await startSite({ env })
	const { url } = site
	const load = startReservasiLoad({ url: () => url, seed: 7, clients: 4 })
	await load.more(20)
	const before = [...load.ledger.acknowledged]
	const made = await runCommand('backup', [join(folder, 'backups')], env)
	expect(made).toMatchObject({ code: 0, output: expect.stringContaining('✓ backup') })
	expect(made.output).toContain(
		`Keep copies of ${data('keys/backup-keys.txt')} and ${data('keys/nik.json')} in another`,
	)
	const during = load.ledger.acknowledged.length - before.length
	expect(during).toBeGreaterThan(0)
	await load.finish()
	const kodes = before.map(({ kode }) => kode)
	const answers = await everyAnswer(url, kodes)
	expect(answers.size).toBeGreaterThan(200)
	expect([...answers.values()].filter((answer) => !answer.startsWith('200'))).toEqual([])

	const [name = ''] = readdirSync(join(folder, 'backups'))
	const backup = join(folder, 'backups', name)
	const manifest = JSON.parse(await readManifest(backup))
	expect(manifest.pictures).toEqual({ store: '', names: ['gallery/diunggah.webp'] })
	expect(findInFolder(backup, ['3510012507900001', 'Siti Rahma', kodes[0] ?? '', 'SQLite format', 'PGDMP'])).toEqual([])
	for (const path of listFiles(backup)) expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o600])

	// Refused as long as it is in use.
	const inUse = await runCommand('restore', [backup, '--replace'], env)
	expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('stop') })
	expect(await site.stop()).toBe(0)
	const there = await runCommand('restore', [backup], env)
	expect(there).toMatchObject({ code: 1, output: expect.stringContaining('To replace it, add --replace.') })

	cpSync(data('keys'), join(folder, 'kept-apart'), { recursive: true })
	rmSync(data(), { recursive: true })
	if (database.kind === 'postgres') await dropDatabase(env.DATABASE_URL ?? '')

	const withoutKey = await runCommand('restore', [backup], env)
	expect(withoutKey).toMatchObject({ code: 1, output: expect.stringContaining('There is no key file') })
	mkdirSync(data('keys'))
	await createBackupKeys(data('keys/backup-keys.txt'))
	const otherKey = await runCommand('restore', [backup], env)
	expect(otherKey).toMatchObject({ code: 1, output: expect.stringContaining('was not made with a key in') })
	expect(readdirSync(data()), 'nothing was restored').toEqual(['keys'])
	cpSync(join(folder, 'kept-apart/backup-keys.txt'), data('keys/backup-keys.txt'))

	const restored = await runCommand('restore', [backup], env)
	expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('✓ restored') })
	expect(restored.output).toContain(`of the NIKs are missing: put their file to ${data('keys/nik.json')} before`)
	cpSync(join(folder, 'kept-apart/nik.json'), data('keys/nik.json'))
	expect(
		readdirSync(data()).filter((name) => name.startsWith('.')),
		'no decrypted copy is left',
	).toEqual([])

	const { db, close } = connectDatabase(env.DATABASE_URL ?? '')
	const rows = await db.selectFrom('shopReservasi').select(['id', 'kode', 'memberId', 'idempotencyKey']).execute()
	const owners = await Promise.all(before.map(({ memberId }) => memberOfToken(db, memberId)))
	const lines = await db.selectFrom('shopReservasiItem').select(['reservasiId']).execute()
	await close()
	const byKode = new Map(rows.map((row) => [row.kode, row]))
	for (const [place, { id, kode, key, lines: wanted }] of before.entries()) {
		expect(byKode.get(kode)).toEqual({ id, kode, memberId: owners[place], idempotencyKey: key })
		expect(lines.filter(({ reservasiId }) => reservasiId === id)).toHaveLength(wanted.length)
	}
	expect(rows).toHaveLength(manifest.database.rows.shopReservasi)

	site = await startSite({ env })
	expect(await everyAnswer(site.url, kodes)).toEqual(answers)
	expect((await fetch(`${site.url}/images/gallery/diunggah.webp?w=64`)).status).toBe(200)
	const [member] = before
	const patients = await fetch(`${site.url}/api/v1/public/member-pasien`, {
		headers: { cookie: `member=${member?.memberId}` },
	})
	expect(await patients.json()).toMatchObject({ data: { own: [{ nama: 'Siti Rahma' }] } })

	// The same again, by a second backup and a restore over what is there.
	const second = await runCommand('backup', [join(folder, 'second'), '--new-key'], env)
	expect(second.code).toBe(0)
	await site.stop()
	const [secondName = ''] = readdirSync(join(folder, 'second'))
	const replaced = await runCommand('restore', [join(folder, 'second', secondName), '--replace'], env)
	expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('The previous data is in') })
	expect(replaced.output).not.toContain('are missing')
})

const keysOf = () => readBackupKeys(data('keys/backup-keys.txt'))

async function readManifest(backup: string): Promise<string> {
	const plain = join(folder, 'manifest')
	await decryptFile(join(backup, 'manifest.json.age'), plain, await keysOf())
	return readFileSync(plain, 'utf8')
}

async function writeManifest(backup: string, text: string): Promise<void> {
	const plain = join(folder, 'manifest')
	writeFileSync(plain, text)
	await encryptFile(plain, join(backup, 'manifest.json.age'), await keysOf())
}

const listFiles = (path: string) =>
	readdirSync(path, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))

async function dropDatabase(url: string): Promise<void> {
	const address = new URL(url)
	const name = address.pathname.slice(1)
	address.pathname = '/postgres'
	const admin = new pg.Client({ connectionString: address.href })
	await admin.connect()
	await admin.query(`drop database "${name}" with (force)`)
	await admin.end()
}

test('a damaged backup, or one of a newer version, is not restored', async () => {
	const [name = ''] = readdirSync(join(folder, 'backups'))
	const damaged = join(folder, 'damaged')
	const restore = () =>
		restoreBackup({ env: readEnv(env), backup: damaged, replace: true }).then(
			() => 'restored',
			(error: Error) => error.message,
		)
	cpSync(join(folder, 'backups', name), damaged, { recursive: true })
	const manifest = await readManifest(damaged)
	const { database: state } = JSON.parse(manifest)
	const last = state.migrations.at(-1)
	const withHistory = (history: object) =>
		writeManifest(damaged, JSON.stringify({ ...JSON.parse(manifest), database: { ...state, ...history } }))
	await withHistory({ migrations: [...state.migrations, '999-nanti'] })
	expect(await restore()).toContain('newer version (999-nanti)')
	for (const older of [{ compatibleFrom: undefined }, { migrations: [...state.migrations.slice(0, -1), '999-lain'] }]) {
		await withHistory(older)
		const refused = 'of a version that this one cannot upgrade, nothing was restored'
		expect(await restore()).toContain(refused)
	}
	await withHistory({ migrations: [...state.migrations, '999-nanti'], compatibleFrom: { '999-nanti': last } })
	expect(await restore(), 'a newer version on whose schema this one runs').toBe('restored')
	for (const path of ['../../etc/cron.d/jahat', '/etc/passwd', 'gallery/../../x.webp', 'gallery/.ssh']) {
		await writeManifest(damaged, manifest.replaceAll('gallery/diunggah.webp', path))
		expect(await restore()).toContain('The manifest of the backup is not valid, nothing was restored.')
	}
	await writeManifest(damaged, manifest)
	const picture = join(damaged, 'pictures/gallery/diunggah.webp.age')
	const file = join(damaged, `${state.file}.age`)
	const bytes = readFileSync(file)
	cpSync(picture, file)
	expect(await restore(), 'a file in the place of another').toContain(`${state.file} changed or gone.`)
	bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0)
	writeFileSync(file, bytes)
	rmSync(picture)
	expect(await restore()).toContain(
		`nothing was restored: ${state.file}, pictures/gallery/diunggah.webp changed or gone.`,
	)
	writeFileSync(join(damaged, 'manifest.json.age'), manifest)
	expect(await restore()).toContain('manifest.json.age changed')
	rmSync(join(damaged, 'manifest.json.age'))
	expect(await restore()).toContain('is not a backup')
	writeFileSync(join(damaged, 'manifest.enc'), '')
	expect(await restore()).toContain('has an old format, nothing was restored')
	const { db, close } = connectDatabase(env.DATABASE_URL ?? '')
	expect(await db.selectFrom('shopReservasi').select('id').execute()).not.toEqual([])
	await close()
})

test.each([
	[
		'is no database',
		() => Buffer.from('halo '.repeat(1000)),
		'The backup holds no sound database, nothing was restored',
	],
	[
		'ends too early',
		(bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6)),
		/holds no sound database, nothing was restored|The database is as it was before: \S+pg_restore failed/,
	],
])('a backup of ours whose database %s leaves everything as it was', async (_, spoil, message) => {
	const spoiled = mkdtempSync(join(folder, 'spoiled-'))
	const [name = ''] = readdirSync(join(folder, 'backups'))
	cpSync(join(folder, 'backups', name), spoiled, { recursive: true })
	const manifest = JSON.parse(await readManifest(spoiled))
	const { file } = manifest.database
	const plain = join(folder, 'plain')
	await decryptFile(join(spoiled, `${file}.age`), plain, await keysOf())
	writeFileSync(plain, spoil(readFileSync(plain)))
	await encryptFile(plain, join(spoiled, `${file}.age`), await keysOf())
	const files = manifest.files.filter(({ path }: { path: string }) => path !== file)
	await writeManifest(spoiled, JSON.stringify({ ...manifest, files: [...files, await describeFile(plain, file)] }))

	const before = await stateOf()
	const { code, output } = await runCommand('restore', [spoiled, '--replace'], env)
	expect(code).toBe(1)
	expect(output).toMatch(message)
	expect(output, 'no stack trace').not.toMatch(/^ +at /m)
	expect(await stateOf()).toEqual(before)
})

/** The rows of every table, PostgreSQL's schemas and extensions, and the files of the data folder. */
async function stateOf() {
	const { db, kind, close } = connectDatabase(env.DATABASE_URL ?? '')
	const rows: Record<string, unknown> = {}
	for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
		const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
		rows[name] = Number(counted.rows[0]?.count)
	}
	const places =
		kind === 'postgres'
			? await sql`select nspname as name, (select string_agg(extname, ',') from pg_extension where extnamespace = pg_namespace.oid)
				from pg_namespace where nspname !~ '^pg_' order by 1`.execute(db)
			: { rows: [] }
	await close()
	const files = listFiles(data()).filter((path) => !/-(wal|shm|start-lock)$/.test(path))
	return { rows, places: places.rows, files }
}

test('old backups are deleted, and a failed one leaves no files', async () => {
	const kept = join(folder, 'kept')
	const backup = (second: number, more = {}) =>
		makeBackup({
			env: { ...readEnv(env), ...more },
			folder: kept,
			keep: 2,
			now: new Date(Date.UTC(2026, 10, 15, 8, 0, second)),
		})
	for (const second of [1, 2, 3]) await backup(second)
	expect(readdirSync(kept)).toEqual(['rs-yasmin-20261115T080002Z', 'rs-yasmin-20261115T080003Z'])
	await expect(backup(4, { DATABASE_DIRECT_URL: 'sqlite:/nowhere/yasmin.db' })).rejects.toThrow('no database')
	expect(readdirSync(kept)).toHaveLength(2)
})

test('backups older than the days to keep expire with the next one, and the newest stays', async () => {
	const kept = join(folder, 'expiring')
	const backup = (day: number) =>
		makeBackup({ env: readEnv(env), folder: kept, keepDays: 3, now: new Date(Date.UTC(2026, 10, day)) })
	for (const day of [10, 12, 13]) await backup(day)
	expect(readdirSync(kept)).toEqual(['10', '12', '13'].map((day) => `rs-yasmin-202611${day}T000000Z`))
	const { removed } = await backup(16)
	expect(removed).toEqual(['10', '12'].map((day) => `rs-yasmin-202611${day}T000000Z`))
	await backup(28)
	expect(readdirSync(kept)).toEqual(['rs-yasmin-20261128T000000Z'])
})

test('a backup lists the pictures of a bucket, and a restore reports missing ones', async () => {
	const s3 = await startS3Server()
	const store = { PICTURE_STORE: `s3://${s3.bucket}`, S3_ENDPOINT: s3.endpoint, S3_REGION: s3.region }
	const withBucket = { ...env, ...store, S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey }
	try {
		for (const name of ['gallery/a.png', 'gallery/b.png']) s3.objects.set(name, { bytes: Buffer.from('a'), type: '' })
		const made = await runCommand('backup', [join(folder, 'bucket')], withBucket)
		expect(made.output).toContain('2 pictures by name only: s3://gambar keeps them')
		s3.objects.delete('gallery/b.png')
		const [name = ''] = readdirSync(join(folder, 'bucket'))
		const restored = await runCommand('restore', [join(folder, 'bucket', name), '--replace'], withBucket)
		expect(restored.output).toContain('1 pictures are no longer in s3://gambar: gallery/b.png')
		expect(existsSync(data('pictures/gallery/diunggah.webp'))).toBe(true)
	} finally {
		await s3.stop()
	}
})
