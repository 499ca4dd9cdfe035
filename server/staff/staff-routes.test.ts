import { expect, test } from 'vitest'
import { type AnyCall, callsOf } from '../../contract/call.ts'
import * as machineCalls from '../../contract/integrasi/calls.ts'
import * as calls from '../../contract/staff/calls.ts'
import { entities } from './content/entities.ts'
import { staffRoutes } from './staff-routes.ts'

const titleOf = ({ method, path }: AnyCall) => `${method} ${path}`
const routes = new Set(staffRoutes.map(titleOf))
/** A call of every kind of content has routes of the kinds that need it. */
const expected = Object.values({ ...callsOf(calls), ...callsOf(machineCalls) }).map((call) =>
	entities.map(({ sumber }) => titleOf(call).replace('{sumber}', sumber)),
)

test('every call of the contract has a route', () => {
	expect(expected.filter((titles) => !titles.some((title) => routes.has(title)))).toEqual([])
})

test('every route is a call of the contract', () => {
	expect([...routes.difference(new Set(expected.flat()))]).toEqual([])
})
