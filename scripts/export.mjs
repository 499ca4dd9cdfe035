import { ensureInstalled, main, repoNode, run } from './steps.mjs'

// npm run export -- <file>     all content as JSON

await main(async () => {
	await ensureInstalled()
	const args = ['server/commands/export.ts', ...process.argv.slice(2)]
	return (await run(repoNode(), args, { visible: true, endsItself: true })).code
})
