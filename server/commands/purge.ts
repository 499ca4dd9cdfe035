import { purge } from '../retention/purge.ts'
import { runDatabaseCommand } from './run-command.ts'

await runDatabaseCommand(async (database, { KEEP_VISITOR_DAYS: keepVisitorDays, KEEP_MEMBER_DAYS: keepMemberDays }) => {
	const { visitors, members } = await purge({ database, now: Date.now, keepVisitorDays, keepMemberDays })
	console.log(`✓ purged ${visitors} visitor records and ${members} members`)
})
