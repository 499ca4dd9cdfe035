import { z } from 'zod'
import { spoiledRequest } from './api/spoil-request.ts'
import { registerPerson } from './api/test-person.ts'
import { usesUp, validWrites, writing } from './api/valid-writes.ts'
import type { Kind } from './attack.ts'

const CHOSEN_ID = 'd1p111hsend1r1'

const wish = (json: string, ...names: string[]) => names.map((name): [string, string] => [name, json])

/** Fields that only the server fills, and what a caller would like to see in them, as JSON. */
const wishes = (victimId: string): [string, string][] => [
	...wish(`"${CHOSEN_ID}"`, 'id', '_id', 'reservasiId', 'nikKunciId', 'cari'),
	...wish(`"${victimId}"`, 'memberId', 'member_id', 'member', 'userId', 'owner'),
	...wish('1', 'harga', 'total', 'createdAt', 'updatedAt', 'seenAt', 'countView', 'urutan', 'own', 'lebar'),
	...wish('true', 'isComplete', 'isOwn', 'isAdmin', 'admin', 'nikLengkap'),
	...wish('"AAAAA-AAAAA-AAAAA"', 'kode'),
	...wish('"diizinkan"', 'allowStatus'),
	...wish('"selesai"', 'status'),
	...wish('"kunci"', 'idempotencyKey', 'tokenHash', 'role', 'toJSON', 'then'),
	...wish('[]', 'reservasiItem'),
	...wish(`{"id":"${CHOSEN_ID}","memberId":"${victimId}"}`, 'pasien'),
	...wish('{"own":1,"isAdmin":true,"polluted":true}', '__proto__', 'prototype'),
	...wish('{"prototype":{"own":1,"polluted":true}}', 'constructor'),
	...wish('true', '__proto__.polluted', 'constructor.prototype.polluted'),
]

const EVERY = 40

/** Writes with extra fields: they are neither stored nor returned. */
export const massAssignment: Kind = {
	name: 'mass assignment, prototypes',
	share: 0.1,
	async *attacks({ hospital, victims }, random) {
		let person = await registerPerson(hospital, 'Penyusup', 9)
		const all = wishes(victims[0].memberId)
		for (let place = 0; ; place++) {
			const [name, call] = random.pick(writing)
			if (usesUp.includes(name) || place % EVERY === 0) person = await registerPerson(hospital, 'Penyusup', 9)
			const valid = { ...validWrites(person)[name], cookie: person.cookie }
			const some = all.filter(() => random.chance(0.4))
			const query = some.map(([field, value]): [string, string] => [field, encodeURIComponent(value)])
			const hasBody = !(call.body instanceof z.ZodUndefined)
			// What is asked for stays as it is: the rest must not make a difference.
			const given = Object.keys([valid.body].flat()[0] ?? {})
			const fields = Object.fromEntries(some.filter(([field]) => !given.includes(field)))
			yield {
				request: spoiledRequest(call, valid, { query, ...(hasBody && { fields }) }),
				judge: ({ status, text }) => {
					if (text.includes(CHOSEN_ID) || text.includes('AAAAA-AAAAA')) return 'a wish came back'
					return status === call.status ? null : `answered ${status} instead of ${call.status}: ${text.slice(0, 200)}`
				},
			}
			if (usesUp.includes(name)) person = await registerPerson(hospital, 'Penyusup', 9)
		}
	},
}
