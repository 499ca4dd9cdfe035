import * as calls from '../../../contract/staff/calls.ts'
import { staffRoute } from '../staff-route.ts'

export const getKeadaanSistem = staffRoute(calls.getKeadaanSistem, {
	read: async (_, { checkSystem }) => ({ data: await checkSystem() }),
})
