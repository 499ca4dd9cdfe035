import { ensureInstalled, main, repoNode, run } from './steps.mjs'

// npm run import -- <address or file> [--dry-run] [--merge] [--images <address>]     all content of another provider

await main(async () => {
	await ensureInstalled()
	const args = ['server/commands/import.ts', ...process.argv.slice(2)]
	return (await run(repoNode(), args, { visible: true, endsItself: true })).code
})
