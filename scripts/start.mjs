import { ensureBuilt, ensureInstalled, main, repoNode, run } from './steps.mjs'

await main(async () => {
	await ensureInstalled()
	await ensureBuilt()
	const { NODE_ENV = 'production', DEMO = '1' } = process.env
	const { code } = await run(repoNode(), ['server/main.ts'], {
		env: { NODE_ENV, DEMO },
		visible: true,
		endsItself: true,
	})
	return code
})
