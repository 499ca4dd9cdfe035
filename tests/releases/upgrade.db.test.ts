import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { siti } from '../support/test-member.ts'
import { type Held, readColumns, readHeld, releaseFields } from './read-back.ts'

const here = import.meta.dirname
const versions = readdirSync(here).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))

const read = (file: string) => brotliDecompressSync(readFileSync(join(here, file)))

/** A database of the kind of this run, as the release left it. */
async function openRelease(version: string): Promise<Database> {
	const place = await openTestDatabase()
	onTestFinished(() => place.dispose())
	if (place.kind === 'sqlite') {
		const file = place.url.slice('sqlite:'.length).replace(/\.sqlite$/, '-release.sqlite')
		writeFileSync(file, read(`${version}.sqlite.br`))
		return open(`sqlite:${file}`)
	}
	await sql`drop schema public cascade`.execute(place.db)
	await sql`drop extension if exists pg_trgm cascade`.execute(place.db)
	// psql's own commands are no SQL.
	const dump = read(`${version}.pgdump.br`)
		.toString()
		.replace(/^\\.*$/gm, '')
	await place.pool?.query(dump)
	return open(place.url)
}

function open(url: string): Database {
	const database = connectDatabase(url)
	onTestFinished(() => database.close())
	return database
}

test.each(versions)('the database of %s is upgraded, and everything in it is read back', async (version) => {
	const database = await openRelease(version)
	const wanted: Held = JSON.parse(readFileSync(join(here, `${version}.json`), 'utf8'))[database.kind]
	await database.withStartLock(() => database.migrate())
	expect(await database.isMigrated()).toBe(true)

	const columns = Object.fromEntries(Object.entries(wanted).map(([table, { columns }]) => [table, columns]))
	expect(await readHeld(database, columns)).toEqual(wanted)

	const current = await openTestDatabase()
	onTestFinished(() => current.dispose())
	expect(await readColumns(database), 'the tables of an upgraded database are those of a new one').toEqual(
		await readColumns(current),
	)

	const fields = releaseFields()
	const decrypt = async (table: 'member' | 'memberPasien' | 'shopReservasi') =>
		((await database.db.selectFrom(table).selectAll().execute()) as { id: string }[]).map(
			(row) => fields.decrypt(table, row) as unknown as Record<string, unknown>,
		)
	const patients = (await decrypt('memberPasien')).filter(({ own }) => own === 0)
	expect(patients.length).toBeGreaterThan(0)
	for (const patient of patients) expect(patient).toMatchObject({ nik: siti.nik, alamatLengkap: siti.alamatLengkap })
	for (const { nama, email } of await decrypt('member'))
		expect(email).toBe(`${String(nama).toLowerCase().replace(' ', '-')}@contoh.id`)
	for (const { atasNama, catatan } of await decrypt('shopReservasi'))
		expect(catatan).toBe(String(atasNama).replace('Pemesan', 'Catatan'))
})
