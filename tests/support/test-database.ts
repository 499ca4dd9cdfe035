import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { testDatabaseKind } from './test-database-choice.ts'

export interface TestDatabase extends Database {
	/** For a second connection or another process. */
	url: string
	/** Closes it and leaves nothing behind. */
	dispose(): Promise<void>
}

/**
 * A migrated database of its own, of the kind this run is about, with the demo hospital in it on request. Every one is
 * a copy of a template that the first caller of a run makes.
 */
export async function openTestDatabase({ demo = false, kind = testDatabaseKind() } = {}): Promise<TestDatabase> {
	const { TEST_POSTGRES_URL: server, TEST_RUN_DIR: runDir } = process.env
	if (!runDir) throw new Error('TEST_RUN_DIR is not set: run the tests with npm test or vitest.')
	if (kind === 'sqlite') return openSqliteCopy(runDir, demo)
	if (!server) throw new Error('TEST_POSTGRES_URL is not set: npm test starts a PostgreSQL server and sets it.')
	return openPostgresCopy(server, runDir, demo)
}

async function openSqliteCopy(runDir: string, demo: boolean): Promise<TestDatabase> {
	const template = await onceInProcess(`sqlite ${demo}`, () => makeSqliteTemplate(runDir, demo))
	const file = join(runDir, `${randomName()}.sqlite`)
	copyFileSync(template, file, constants.COPYFILE_FICLONE)
	return disposable(`sqlite:${file}`, async () => removeSqlite(file))
}

async function makeSqliteTemplate(runDir: string, demo: boolean): Promise<string> {
	const template = join(runDir, `${templateName(runDir, demo)}.sqlite`)
	const lock = new DatabaseSync(`${template}-lock`, { timeout: TEMPLATE_TIMEOUT_MS })
	try {
		lock.exec('begin exclusive')
		if (existsSync(template)) return template
		const unfinished = `${template}-unfinished`
		await fill(`sqlite:${unfinished}`, demo)
		renameSync(unfinished, template)
		return template
	} finally {
		lock.close()
	}
}

async function openPostgresCopy(server: string, runDir: string, demo: boolean): Promise<TestDatabase> {
	const template = await onceInProcess(`postgres ${demo}`, () => makePostgresTemplate(server, runDir, demo))
	const name = randomName()
	await onServer(server, (admin) => admin.query(`create database "${name}" template "${template}"`))
	return disposable(databaseUrl(server, name), () =>
		onServer(server, async (admin) => void (await admin.query(`drop database "${name}" with (force)`))),
	)
}

const TEMPLATE_LOCK = 7_921_004

function makePostgresTemplate(server: string, runDir: string, demo: boolean): Promise<string> {
	const template = templateName(runDir, demo)
	return onServer(server, async (admin) => {
		await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
		const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
		if (rowCount) return template
		const unfinished = `${template}-unfinished`
		await admin.query(`drop database if exists "${unfinished}"`)
		await admin.query(`create database "${unfinished}"`)
		await fill(databaseUrl(server, unfinished), demo)
		await admin.query(`alter database "${unfinished}" rename to "${template}"`)
		return template
	})
}

async function fill(url: string, demo: boolean): Promise<void> {
	const database = connectDatabase(url)
	try {
		await database.migrate()
		if (demo) {
			const { loadDemo } = await import('../../demo/load-demo.ts')
			await loadDemo(database, { now: Date.now(), picturesDir: join(import.meta.dirname, '../../demo/pictures') })
		}
	} finally {
		await database.close()
	}
}

const TEMPLATE_TIMEOUT_MS = 120_000
const templates = new Map<string, Promise<string>>()

/** The locks hold processes apart; two callers in one process would wait for each other. */
function onceInProcess(kind: string, make: () => Promise<string>): Promise<string> {
	const template = templates.get(kind) ?? make()
	templates.set(kind, template)
	return template
}

const templateName = (runDir: string, demo: boolean) => `${basename(runDir)}-${demo ? 'demo' : 'empty'}`
const randomName = () => `t_${randomBytes(8).toString('hex')}`

function disposable(url: string, remove: () => Promise<void>): TestDatabase {
	const database = connectDatabase(url)
	const dispose = async () => {
		await database.close()
		await remove()
	}
	return { ...database, url, dispose }
}

function removeSqlite(file: string): void {
	for (const suffix of ['', '-wal', '-shm', '-start-lock']) rmSync(`${file}${suffix}`, { force: true })
}

function databaseUrl(server: string, name: string): string {
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

async function onServer<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
	const admin = new pg.Client({ connectionString: server })
	await admin.connect()
	try {
		return await work(admin)
	} finally {
		await admin.end()
	}
}
