import { createStaffLink } from '../staff/auth/one-time-link.ts'
import { runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async ({ db }, { SITE_URL, PORT }) => {
	const path = await createStaffLink(db, process.argv[2] ?? '', Date.now())
	console.log(`${SITE_URL || `http://localhost:${PORT}`}${path}`)
})
