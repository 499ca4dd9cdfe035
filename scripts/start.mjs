import { ensureBuilt, ensureInstalled, main, repoNode, run } from './steps.mjs'

await main(async () => {
	await ensureInstalled()
	await ensureBuilt()
	const env = { NODE_ENV: process.env.NODE_ENV ?? 'production' }
	const { code } = await run(repoNode(), ['server/main.ts'], { env, visible: true, endsItself: true })
	return code
})
