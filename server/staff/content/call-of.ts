import type { AnyCall } from '../../../contract/call.ts'
import type { Aksi } from '../../../contract/staff/permissions.ts'
import type { Entity } from './entity.ts'

/** A call of every kind of content, as the call of one kind: its path and its permission. */
export const callOf = <C extends AnyCall>(call: C, { sumber }: Entity, aksi: Aksi): C => ({
	...call,
	path: call.path.replace('{sumber}', sumber),
	audience: [sumber, aksi],
	params: call.params.omit({ sumber: true }),
})
