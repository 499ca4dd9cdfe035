import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['node_modules/**', 'build/**', 'data/**', 'staff/node_modules/**']

/** The folder of a run's databases; `npm test` makes one, and a run by hand its own. */
let runDir = process.env.TEST_RUN_DIR
if (!runDir) {
	const ownRunDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	process.once('exit', () => rmSync(ownRunDir, { recursive: true, force: true }))
	runDir = ownRunDir
}

/**
 * `FUZZ_RUNS=500 npm test -- --only sqlite,postgres bad-input` is the long form: it spoils every part of every request
 * that often, with random values. Without it the values are the same in every run.
 */
const fuzzRuns = Number(process.env.FUZZ_RUNS || 5)
const setupFiles = process.env.FUZZ_RUNS ? [] : ['tests/support/fixed-seed.ts']

/** `npm test -- --all`: the long tests too. */
const all = Boolean(process.env.TEST_ALL)

/** Only a failing test waits that long, so it suits a busy machine. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }

/**
 * Files share a process: loading the modules again for each took half of the unit tests' time and three quarters of the
 * database tests'. Every database test has a database of its own.
 */
const together = { isolate: false }

/** These do not depend on the kind of database. */
const ONCE = [
	'tests/nginx.db.test.ts',
	'tests/tls-to-the-site.db.test.ts',
	'tests/two-builds.db.test.ts',
	'tests/feeds.db.test.ts',
	'tests/fhir.db.test.ts',
	'tests/khanza.db.test.ts',
	'tests/server-start.db.test.ts',
	'tests/provider-routes.db.test.ts',
	'tests/provider-start.db.test.ts',
	'tests/abuse/api/foreign-origin.db.test.ts',
	'tests/abuse/answers-of-every-kind.db.test.ts',
	'server/commands/import/import-provider.db.test.ts',
	'server/provider/adapt/round-trip.db.test.ts',
	'server/search/search-content.db.test.ts',
	'server/staff/permissions.db.test.ts',
	'server/staff/pictures/pictures.db.test.ts',
]
/**
 * Several servers can share a PostgreSQL, and no SQLite file; statements are counted where each is a round trip; only
 * PostgreSQL has a pool to measure.
 */
const ONLY_POSTGRES = [
	'tests/machines.db.test.ts',
	'tests/metrics.db.test.ts',
	'tests/pgbouncer.db.test.ts',
	'server/reservasi/visitor/statements.db.test.ts',
]

/**
 * What `npm test` runs on PostgreSQL: what the database itself does (schema, locks, transactions, time-outs,
 * notifications), and the queries of the busy domains. With `--all` every database test runs there.
 */
const ON_POSTGRES = [
	'database/**/*.db.test.ts',
	'**/*-race.db.test.ts',
	'bench/{desk,query}-plans.db.test.ts',
	'server/{antrean,member,pasien,reservasi,retention,rumah-sakit,shop,web}/**/*.db.test.ts',
	'server/api/{count-content,favourites,full-disk,public-reads,queries,search,search-similar,whole-or-nothing}.db.test.ts',
	'server/artikel/{*,visitor/*}.db.test.ts',
	'server/dokter/{draf-wa,read-dokter,visitor/*-dokter*}.db.test.ts',
	'server/http/database-error.db.test.ts',
	'server/notifications/{delivery,fill-outbox}.db.test.ts',
	'server/process/migrate-with-backup.db.test.ts',
	'server/staff/{audit,live,publishing,sampah}/**/*.db.test.ts',
	'tests/abuse/api/parallel-reservasi.db.test.ts',
	'tests/{machines,metrics,operations,pgbouncer,versions}.db.test.ts',
	'tests/releases/*.db.test.ts',
]

/** Long forms of what other tests show briefly: `npm test -- --all` runs them. */
const LONG = ['tests/abuse/api/staff-input.db.test.ts', 'tests/abuse/storms.db.test.ts']

const databaseProject = (kind: 'sqlite' | 'postgres') => ({
	test: {
		name: kind,
		include: kind === 'postgres' && !all ? ON_POSTGRES : ['**/*.db.test.ts'],
		exclude: [...exclude, ...(kind === 'postgres' ? ONCE : ONLY_POSTGRES), ...(all ? [] : LONG)],
		setupFiles,
		env: { TEST_DATABASE_KIND: kind, TEST_RUN_DIR: runDir },
		provide: { fuzzRuns, all },
		...limits,
		...together,
	},
})

/** Tests that start whole servers take longest. They start first, so that no worker waits for the last one. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const place = ({ moduleId }: TestSpecification) => LONGEST.findLastIndex((folder) => moduleId.includes(folder))
		return (await super.sort(files)).sort((a, b) => place(b) - place(a))
	}
}
const LONGEST = ['/tests/', '/tests/faults/']

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		// By default Vitest leaves one core idle: half of a machine with two.
		maxWorkers: '100%',
		projects: [
			{
				test: {
					name: 'unit',
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...exclude, '**/*.db.test.ts'],
					setupFiles,
					...limits,
					...together,
				},
			},
			{
				test: {
					name: 'engines',
					include: ['tests/engines/*.engine.ts'],
					env: { TEST_RUN_DIR: runDir },
					...limits,
				},
			},
			databaseProject('sqlite'),
			databaseProject('postgres'),
		],
	},
})
