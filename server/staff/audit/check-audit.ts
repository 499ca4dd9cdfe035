import * as calls from '../../../contract/staff/calls.ts'
import { staffRoute } from '../staff-route.ts'
import { verifyAudit } from './verify-audit.ts'

export const checkAudit = staffRoute(calls.checkAudit, {
	async read(_, { db }) {
		return { data: await verifyAudit(db) }
	},
})
