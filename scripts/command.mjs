import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, Failure, main, repoNode, root, run } from './steps.mjs'

// node scripts/command.mjs <name> [arguments]     runs server/commands/<name>.ts, see the npm scripts in package.json

await main(async () => {
	const [name = '', ...args] = process.argv.slice(2)
	const file = join('server/commands', `${name}.ts`)
	if (!existsSync(join(root, file))) throw new Failure(`There is no command ${name}.`)
	await ensureInstalled()
	return (await run(repoNode(), [file, ...args], { visible: true, endsItself: true })).code
})
