import { ensureBuilt, ensureInstalled, main } from './steps.mjs'

await main(async () => {
	await ensureInstalled()
	await ensureBuilt()
	return 0
})
