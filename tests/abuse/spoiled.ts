import fc from 'fast-check'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { examples } from '../../contract/examples.ts'
import type { TestRequest } from '../support/test-api.ts'
import { slotsOf, spoiledRequest } from './api/spoil-request.ts'
import { type Person, registerPerson } from './api/test-person.ts'
import { usesUp, validWrites } from './api/valid-writes.ts'
import type { Kind } from './attack.ts'

const AT_ONCE = 3
const A_PERSON = 30

/** Every part of every call's request, replaced by what has broken servers before. */
export const spoiled: Kind = {
	name: 'spoiled input',
	share: 0.25,
	async *attacks({ hospital }, random) {
		const all = Object.entries(calls) as [CallName, AnyCall][]
		while (true) {
			const person = await registerPerson(hospital, 'Penyusup', 9)
			for (let times = 0; times < A_PERSON; times++) {
				const [name, call] = random.pick(all)
				const valid = validRequest(name, call, person)
				const { spoils } = random.pick(slotsOf(call, valid))
				for (const spoil of fc.sample(spoils, { numRuns: AT_ONCE, seed: random.below(2 ** 31) }))
					yield { request: spoiledRequest(call, valid, spoil) }
				if (usesUp.includes(name)) break
			}
		}
	},
}

function validRequest(name: CallName, call: AnyCall, person: Person): TestRequest {
	const family = call.path.split('/')[3]?.replace(/-\w/g, (dash) => dash.slice(1).toUpperCase())
	const params = { id: '1', uri: `${family}-1`, kode: person.kode }
	return {
		...examples[name],
		params,
		cookie: call.audience === 'member' ? person.cookie : null,
		...validWrites(person)[name],
	}
}
