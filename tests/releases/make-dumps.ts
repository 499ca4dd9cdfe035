import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { copySqlite } from '../../database/backup/copy-sqlite.ts'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.mjs'
import { VERSION } from '../../server/version.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { chooseTestDatabase } from '../support/test-database-choice.ts'
import { siti } from '../support/test-member.ts'
import { SENIN_PAGI } from '../support/test-rows.ts'
import { type Held, readColumns, readHeld, releaseFields } from './read-back.ts'

// node tests/releases/make-dumps.ts     writes the dumps of this version: the demo hospital and made-up reservations.
//                                       Run it once before a release, never again after it.

const RESERVATIONS = 40
const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-dumps-'))
// The user postgres needs access to its cluster in there.
chmodSync(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const runDir = join(folder, 'databases')
mkdirSync(runDir)

const held: Record<string, Held> = {}
chooseTestDatabase({ kind: 'sqlite', runDir })
await makeDump(async ({ url }) => {
	const copy = join(folder, 'copy.sqlite')
	await copySqlite(url.slice('sqlite:'.length), copy)
	return readFileSync(copy)
}, 'sqlite')
const postgres = await startThrowawayPostgres(join(folder, 'postgres'))
chooseTestDatabase({ kind: 'postgres', runDir, postgresUrl: postgres.url })
await makeDump(async ({ url }) => {
	const shape = ['--schema=public', '--extension=*', '--no-owner', '--no-privileges', '--no-comments']
	const rows = ['--rows-per-insert=100', '--no-unlogged-table-data']
	return execFileSync('pg_dump', [...shape, ...rows, `--dbname=${url}`], { maxBuffer: 1e9 })
}, 'pgdump')
await postgres.stop()
writeFileSync(join(here, `${VERSION}.json`), `${JSON.stringify(held)}\n`)
process.exit()

async function makeDump(read: (database: TestApi['database']) => Promise<Buffer>, name: string): Promise<void> {
	const api = await openTestApi({ demo: true, now: SENIN_PAGI, fields: releaseFields() })
	await makePeople(api)
	held[api.database.kind] = await readHeld(api.database, await readColumns(api.database))
	const packed = brotliCompressSync(await read(api.database))
	writeFileSync(join(here, `${VERSION}.${name}.br`), packed)
	console.log(`${VERSION}.${name}.br: ${Math.round(packed.length / 1000)} kB`)
	await api.dispose()
}

/** Members with patients and reservations; some are moved, some cancelled, each has a note of the desk. */
async function makePeople({ request, db, fields }: TestApi): Promise<void> {
	const [{ id: shopItemId }] = (await db
		.selectFrom('shopItem')
		.select('id')
		.where('status', '=', 'terbit')
		.execute()) as [{ id: string }]
	for (let place = 0; place < RESERVATIONS; place += 1) {
		const email = `pemesan-${place}@contoh.id`
		const { cookie } = await request('createMember', {
			body: { nama: `Pemesan ${place}`, noTelp: '0812-0000-0001', email },
		})
		const pasien = await request('createPasien', { cookie, body: { ...siti, nama: `Pasien ${place}` } })
		const pasienId = pasien.body.data.created.id
		await request('createKeranjang', { cookie, body: { pasienId, shopItemId } })
		const visit = { atasNama: `Pemesan ${place}`, noTelp: '0812-0000-0001', tanggalVisit: '2026-11-20' }
		const made = await request('createReservasi', { cookie, body: visit })
		if (made.status !== 201) throw new Error(JSON.stringify(made.body))
		const { id, kode } = made.body.data.created
		const { catatan } = fields.encrypt('shopReservasi', id, { catatan: `Catatan ${place}` })
		await db.updateTable('shopReservasi').set({ catatan }).where('id', '=', id).execute()
		const params = { kode }
		if (place % 3 === 1) await request('rescheduleReservasi', { params, cookie, body: { tanggalVisit: '2026-11-21' } })
		if (place % 3 === 2) await request('cancelReservasi', { params, cookie, body: {} })
	}
}
