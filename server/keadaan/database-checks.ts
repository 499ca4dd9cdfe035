import { statSync } from 'node:fs'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { QUERY_TIMEOUT_MS, readStatementTimeout } from '../../database/postgres/statement-timeout.ts'
import { type Env, sqliteFile } from '../env.ts'
import { CHECKED_BACKUP } from './backup-checks.ts'
import { baik, type Check, type CheckContext, DAY_MS, gagal, HOUR_MS, megabytes, perhatian } from './checks.ts'

/** A reservation of the wrong minute is no harm; one of the wrong day is. */
const CLOCK_MS = 5000
const CLOCK_WRONG_MS = 60_000

const size: Check = {
	nama: 'Basis data',
	async run({ env, database }) {
		if (!database.pool) return baik(`SQLite, ${megabytes(sizeOfSqlite(env.DATABASE_URL))}`)
		const { rows } = await database.pool.query(
			`select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`,
		)
		const isi = [`PostgreSQL ${rows[0].version}, ${megabytes(rows[0].bytes)}`]
		if ((await readStatementTimeout(database.pool)) <= QUERY_TIMEOUT_MS) return baik(...isi)
		return perhatian(
			[...isi, 'Waktu kueri tidak dibatasi.'],
			'Setel connect_query di PgBouncer: docs/operations.md, bagian “PgBouncer”.',
		)
	},
}

const sizeOfSqlite = (url: string) =>
	['', '-wal']
		.map((suffix) => statSync(sqliteFile(url) + suffix, { throwIfNoEntry: false })?.size ?? 0)
		.reduce((sum, bytes) => sum + bytes)

const migrations: Check = {
	nama: 'Skema basis data',
	run: async ({ database }) =>
		(await database.isMigrated())
			? baik('Sesuai dengan versi ini.')
			: gagal(['Belum sesuai dengan versi ini.'], 'Jalankan ulang server: cadangan dan migrasi dibuat saat mulai.'),
}

const clock: Check = {
	nama: 'Jam',
	async run({ database, now }) {
		const isi = `Jam server: ${waktuSingkat(now())} WIB`
		if (!database.pool) return baik(`${isi}, satu mesin dengan basis data.`)
		const asked = now()
		const { rows } = await database.pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms')
		// What the answer took counts half.
		const ahead = (asked + now()) / 2 - Number(rows[0].ms)
		const seconds = Math.round(Math.abs(ahead) / 1000)
		const found = [`${isi}, ${seconds} detik ${ahead < 0 ? 'di belakang' : 'di depan'} basis data.`]
		if (Math.abs(ahead) < CLOCK_MS) return baik(`${isi}, sama dengan basis data.`)
		const saran = 'Nyalakan penyesuaian jam otomatis (NTP, misalnya chrony) di kedua mesin.'
		return Math.abs(ahead) < CLOCK_WRONG_MS ? perhatian(found, saran) : gagal(found, saran)
	},
}

/** Noted once a minute by every running server. */
const OFTEN = 'kotak-keluar'
const OFTEN_MS = 10 * 60_000
/** Reminders and digests are daily where there is a mail server. */
const dailyJobs = ({ SMTP_URL }: Env) => ['pembersihan', ...(SMTP_URL ? ['pengingat', 'ringkasan'] : [])]

const jobs: Check = {
	nama: 'Tugas latar',
	async run({ env, database, now }) {
		const rows = await readJobs(database)
		const ages = new Map(rows.map(({ nama, at }) => [nama, now() - at]))
		const isi = rows.map(({ nama, at }) => `${nama}: terakhir ${waktuSingkat(at)} WIB`)
		if ((ages.get(OFTEN) ?? Number.POSITIVE_INFINITY) > OFTEN_MS)
			return gagal(isi, 'Tidak ada server yang mengerjakan tugas: jalankan server, dan cari “job failed” di log.')
		const late = dailyJobs(env).filter((nama) => (ages.get(nama) ?? 0) > 2 * DAY_MS + HOUR_MS)
		if (late.length > 0) return perhatian(isi, `Terlambat: ${late.join(', ')}. Cari “job failed” di log server.`)
		return baik(...isi)
	},
}

async function readJobs({ db }: CheckContext['database']) {
	const rows = await db
		.selectFrom('tugas')
		.select(['nama', 'finishedAt', 'startedAt'])
		.where('nama', '!=', CHECKED_BACKUP)
		.where('startedAt', '>', 0)
		.orderBy('nama')
		.execute()
	return rows.map(({ nama, finishedAt, startedAt }) => ({ nama, at: finishedAt ?? startedAt }))
}

export const databaseChecks = [size, migrations, jobs, clock]
