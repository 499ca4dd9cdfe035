import type { DatabaseKind } from '../../database/schema.ts'

/** The kind of database that this run of tests is about. */
export const testDatabaseKind = () => (process.env.TEST_DATABASE_KIND ?? 'sqlite') as DatabaseKind

/** For a program that is not run by Vitest: where `openTestDatabase` makes its databases from now on. */
export function chooseTestDatabase(choice: { kind: DatabaseKind; runDir: string; postgresUrl?: string }): void {
	process.env.TEST_DATABASE_KIND = choice.kind
	process.env.TEST_RUN_DIR = choice.runDir
	process.env.TEST_POSTGRES_URL = choice.postgresUrl
}
