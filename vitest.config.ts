import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['node_modules/**', 'build/**', 'data/**', 'staff/node_modules/**']

/** Where a run keeps its databases; `npm test` makes one, and a run by hand its own. */
let runDir = process.env.TEST_RUN_DIR
if (!runDir) {
	const ownRunDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	process.once('exit', () => rmSync(ownRunDir, { recursive: true, force: true }))
	runDir = ownRunDir
}

/** `FUZZ_RUNS=500 npm test -- --only sqlite,postgres bad-input` spoils every part of every request that often. */
const fuzzRuns = Number(process.env.FUZZ_RUNS || 5)

/** A busy machine must not decide what holds; the first who asks for a database makes it for all. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }

/** What they hold is decided before any database is asked, does not depend on its kind, or is something of SQLite's. */
const onceIsEnough = ['tests/nginx.db.test.ts', 'tests/abuse/api/foreign-origin.db.test.ts']

const databaseProject = (kind: 'sqlite' | 'postgres') => ({
	test: {
		name: kind,
		include: ['**/*.db.test.ts'],
		exclude: kind === 'postgres' ? [...exclude, ...onceIsEnough] : exclude,
		env: { TEST_DATABASE_KIND: kind, TEST_RUN_DIR: runDir },
		provide: { fuzzRuns },
		...patience,
		// Every test has a database of its own. Loading the modules anew for each file took three quarters of the time.
		isolate: false,
	},
})

/** What starts whole servers takes longest, and must not be what all others have to wait for in the end. */
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
		// Vitest would leave one core idle: of two, half the machine.
		maxWorkers: '100%',
		projects: [
			{
				test: {
					name: 'unit',
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...exclude, '**/*.db.test.ts'],
					...patience,
				},
			},
			databaseProject('sqlite'),
			databaseProject('postgres'),
		],
	},
})
