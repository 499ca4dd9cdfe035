import { checkAuditResponse } from '../../../contract/staff/audit.ts'
import { staffRoute } from '../staff-route.ts'
import { verifyAudit } from './verify-audit.ts'

/** Whether the audit trail is complete and unchanged. */
export const checkAudit = staffRoute({
	method: 'GET',
	path: '/audit/rantai',
	rule: ['audit', 'lihat'],
	response: checkAuditResponse,
	async read(_, { db }) {
		return { data: await verifyAudit(db) }
	},
})
