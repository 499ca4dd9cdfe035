import { ensureInstalled, main, repoNode, run } from './steps.mjs'

await main(async () => {
	await ensureInstalled()
	const args = ['server/commands/backup.ts', ...process.argv.slice(2)]
	return (await run(repoNode(), args, { visible: true, endsItself: true })).code
})
