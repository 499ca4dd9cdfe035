import { keepDaysOf } from '../retention/keep-days.ts'
import { purge } from '../retention/purge.ts'
import { runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async (database, env) => {
	const { visitors, reservasi, members, auditEntries } = await purge({
		database,
		now: Date.now,
		...keepDaysOf(env),
	})
	console.log(
		`✓ purged ${visitors} visitor records, the persons of ${reservasi} reservations, ${members} members and ${auditEntries} audit entries`,
	)
})
