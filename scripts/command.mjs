import { ensureInstalled, Failure, main, repoNode, run } from './steps.mjs'

/** @type {Record<string, string>} */
const COMMANDS = {
	backup: 'backup/backup-command.ts',
	restore: 'backup/restore-command.ts',
	// npm run import -- <address or file> [--dry-run] [--merge] [--images <address>]     all content of another provider
	import: 'import/import-command.ts',
	// npm run export -- <file>            all content as JSON
	export: 'import/export-command.ts',
	// npm run staff-link -- <email>       a new one-time link with which a staff member sets a password
	'staff-link': 'staff-link.ts',
	purge: 'purge.ts',
	'rotate-nik-key': 'rotate-nik-key.ts',
}

await main(async () => {
	const [name = '', ...args] = process.argv.slice(2)
	const file = COMMANDS[name]
	if (!file) throw new Failure(`The commands are ${Object.keys(COMMANDS).join(', ')}.`)
	await ensureInstalled()
	return (await run(repoNode(), [`server/commands/${file}`, ...args], { visible: true, endsItself: true })).code
})
