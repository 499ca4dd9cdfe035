import { ensureInstalled, main, repoNode, run } from './steps.mjs'

// npm run staff-link -- <email>     a new one-time link for somebody of the staff to set a password with

await main(async () => {
	await ensureInstalled()
	const { code } = await run(repoNode(), ['server/commands/staff-link.ts', ...process.argv.slice(2)], { visible: true })
	return code
})
