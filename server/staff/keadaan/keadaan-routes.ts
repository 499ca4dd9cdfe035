import * as calls from '../../../contract/staff/calls.ts'
import { readRoute } from '../staff-route.ts'

export const getKeadaanSistem = readRoute(calls.getKeadaanSistem, async (_, { checkSystem }) => ({
	data: await checkSystem(),
}))
