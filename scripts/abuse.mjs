import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, main, repoNode, run } from './steps.mjs'
import { startThrowawayPostgres } from './throwaway-postgres.mjs'

// npm run abuse -- --long --seed 8          see tests/abuse/abuse.ts
// npm run abuse -- --long --postgres

await main(async () => {
	const args = process.argv.slice(2)
	await ensureInstalled()
	await ensureBuilt()
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-abuse-'))
	// The user postgres needs access to its cluster in there.
	chmodSync(folder, 0o711)
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
	const postgres = args.includes('--postgres') ? await startThrowawayPostgres(join(folder, 'postgres')) : null
	const kind = { TEST_DATABASE_KIND: postgres ? 'postgres' : 'sqlite', TEST_POSTGRES_URL: postgres?.url ?? '' }
	const env = { ...kind, TEST_RUN_DIR: folder }
	const { code } = await run(repoNode(), ['tests/abuse/abuse.ts', ...args], { env, visible: true })
	await postgres?.stop()
	return code ?? 1
})
