import { purge } from '../retention/purge.ts'
import { runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async (database, env) => {
	const { visitors, members, auditEntries } = await purge({
		database,
		now: Date.now,
		keepVisitorDays: env.KEEP_VISITOR_DAYS,
		keepMemberDays: env.KEEP_MEMBER_DAYS,
		keepAuditDays: env.KEEP_AUDIT_DAYS,
	})
	console.log(`✓ purged ${visitors} visitor records, ${members} members and ${auditEntries} audit entries`)
})
