/** What a database tells of its migrations. */
export interface History {
	/** The names of those that were executed, in order. */
	migrations: string[]
	/**
	 * By migration: the one that a server has to know, at least, to run on the schema after it. Undefined without the
	 * table, which the first migration creates.
	 */
	compatibleFrom?: Record<string, string>
}

/** The first migration creates it (`compatibleFrom` of a migration in database/migrate.ts). */
export const COMPATIBLE = 'migrasiCocok'

/**
 * What a version that knows these migrations can do with a database. `ours`: it runs, after its pending migrations.
 * `newer`: a newer version changed something that it needs. `foreign`: its migrations cannot follow those of the database.
 */
export function judgeHistory({ migrations, compatibleFrom }: History, known: string[]): 'ours' | 'newer' | 'foreign' {
	if (migrations.length === 0) return 'ours'
	const shared = Math.min(migrations.length, known.length)
	if (!compatibleFrom || !known.slice(0, shared).every((name, place) => name === migrations[place])) return 'foreign'
	const last = known.at(-1) ?? ''
	const runs = (name: string) => (compatibleFrom[name] ?? name) <= last
	return migrations.slice(shared).every(runs) ? 'ours' : 'newer'
}
