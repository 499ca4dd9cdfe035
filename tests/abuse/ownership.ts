import { type CallName, calls } from '../../contract/calls.ts'
import type { Answer } from '../support/send-request.ts'
import type { TestRequest } from '../support/test-api.ts'
import { missing, ruled, validBody } from './api/ownership-rules.ts'
import { spoiledRequest } from './api/spoil-request.ts'
import { type Person, registerPerson } from './api/test-person.ts'
import type { Kind, Target } from './attack.ts'

/** Ends the attacker's own standing, so it is sent by those who have none. */
const SELF_HARM: CallName[] = ['createMember', 'deleteMember', 'forgetPerangkat', 'usePindah']

/**
 * Every personal call by everybody whom it is not about, with every id of the victims. Somebody else's thing must
 * answer like a missing one: the same status, body and headers.
 */
export const ownership: Kind = {
	name: 'ownership matrix',
	share: 0.2,
	async *attacks(target, random) {
		const attacker = await registerAttacker(target)
		const gone = await registerPerson(target.hospital, 'Wati', 5)
		await target.hospital.request('deleteMember', { cookie: gone.cookie })
		const actors = {
			none: null,
			garbage: `member=${'<>'.repeat(5)}`,
			gone: gone.cookie,
			other: attacker.cookie,
		}
		while (true)
			for (const { name, about = () => ({}), showsNames } of ruled)
				for (const [actor, cookie] of Object.entries(actors)) {
					if (actor === 'other' && SELF_HARM.includes(name)) continue
					const request = (person: Person) => requestOf(name, { ...validBody(name), ...about(person), cookie })
					const absent = await target.send(request(missing))
					yield {
						request: request(random.pick(target.victims)),
						mayShowNames: showsNames,
						judge: (answer) =>
							showsNames || name === 'createMember' || same(answer, absent) ? null : 'not like a missing one',
					}
				}
	},
}

async function registerAttacker({ hospital }: Target): Promise<Person> {
	const person = await registerPerson(hospital, 'Penyusup', 9)
	// With a cart a reservation would be made, for the attacker.
	await hospital.request('removeKeranjang', { cookie: person.cookie, body: [{ id: person.keranjangId }] })
	return person
}

const requestOf = (name: CallName, request: TestRequest) =>
	spoiledRequest(calls[name], request, { headers: request.headers })

const same = (one: Answer, other: Answer) => JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

const OWN_HEADERS = ['x-request-id', 'date']
// A new patient has a new id.
const comparable = ({ status, headers, text }: Answer) => [
	status,
	text.replace(/[0-9a-f]{32}/g, '…'),
	[...headers].filter(([name]) => !OWN_HEADERS.includes(name)),
]
