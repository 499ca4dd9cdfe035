import { ensureInstalled, ensureStaffBuilt, main, repoNode, run } from './steps.mjs'

const RESTART_ON = ['server', 'contract', 'database', 'lexicon']

await main(async () => {
	await ensureInstalled()
	await ensureStaffBuilt()
	const watch = RESTART_ON.map((folder) => `--watch-path=${folder}`)
	const args = [...watch, '--watch-preserve-output', '--conditions=development', 'server/main.ts']
	const { code } = await run(repoNode(), args, {
		env: { NODE_ENV: 'development', DEV: '1', DEMO: process.env.DEMO ?? '1' },
		visible: true,
		endsItself: true,
	})
	return code
})
