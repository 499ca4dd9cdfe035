import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AnyCall } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import { errorBody, errorTable } from '../../../contract/error.ts'
import { examples } from '../../../contract/examples.ts'
import type { TestApi, TestRequest } from '../../support/test-api.ts'
import { type Spoil, slotsOf, spoiledRequest } from './spoil-request.ts'
import { openPlainHospital } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** How many times each part of each call's request is spoiled. */
		fuzzRuns: number
		/** The long tests too. */
		all: boolean
	}
}

/** An answer to bad input must not be a way to make the server send much. */
const MAX_ERROR_CHARACTERS = 5000

const numRuns = inject('fuzzRuns')
let hospital: TestApi
let person: Person
let cases = 0

beforeAll(async () => {
	hospital = await openPlainHospital()
})
afterAll(async () => {
	console.log(`${cases} spoiled requests on ${hospital.database.kind}`)
	await hospital.dispose()
})

/** A request that succeeds, so that only what is spoiled can be at fault. */
function validRequest(name: CallName): TestRequest {
	const own: { [Name in CallName]?: TestRequest } = {
		createKomentar: { body: { artikelId: '1', nama: 'Siti', komentar: 'Bagus', komenParentId: '1' } },
		createDrafWa: { body: { kode: '7KQ4', dokterId: '1', tanggal: '2026-11-17', jaminan: 'BPJS' } },
		createKeranjang: { body: { pasienId: person.pasienId, shopItemId: '2' } },
		updatePasien: { params: { id: person.pasienId } },
		getPasien: { params: { id: person.pasienId } },
		createReservasi: { body: { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' } },
		rescheduleReservasi: { body: { tanggalVisit: '2026-11-18' } },
		cancelReservasi: { body: {} },
		verifyReservasi: { body: { kode: person.kode, noTelpAkhir: '0000' } },
		removePasien: { params: { id: person.otherPasienId } },
		updatePerangkat: { params: { id: person.perangkatId }, body: { nama: 'Ponsel Siti' } },
		removePerangkat: { params: { id: person.perangkatId } },
		decideEmail: { body: { tujuan: 'konfirmasi', token: person.mailToken } },
		usePindah: { body: { token: person.token } },
	}
	// `/v1/public/poli-klinik/detail-uri/{uri}` → `poliKlinik-1`
	const family = calls[name].path.split('/')[3]?.replace(/-\w/g, (dash) => dash.slice(1).toUpperCase())
	const params = { id: '1', uri: `${family}-1`, kode: person.kode }
	return { ...examples[name], params, cookie: calls[name].audience === 'member' ? person.cookie : null, ...own[name] }
}

/** Asks and holds the answer to the contract: its own shape, or a failure of the caller's in the one agreed shape. */
async function answerTo(call: AnyCall, request: Request): Promise<number> {
	const response = await hospital.api.request(request)
	const text = await response.text()
	if (response.status < 400) {
		call.response.parse(JSON.parse(text))
		expect(response.status).toBe(call.status)
	} else {
		const { error } = errorBody.parse(JSON.parse(text))
		expect(response.status).toBe(errorTable[error.code].status)
		expect(response.status).toBeLessThan(500)
		expect(text.length).toBeLessThan(MAX_ERROR_CHARACTERS)
	}
	return response.status
}

/** After these what they were about is gone, and there would be nothing to find anything wrong with. */
const usesUp: CallName[] = [
	'createReservasi',
	'cancelReservasi',
	'removePasien',
	'forgetPerangkat',
	'removePerangkat',
	'deleteMember',
	'usePindah',
	// It ends the caller's device.
	'createMember',
]

for (const [name, call] of Object.entries(calls) as [CallName, AnyCall][]) {
	test(`${name} answers spoiled requests`, { timeout: 60_000 + 1000 * numRuns }, async () => {
		person = await registerPerson(hospital, 'Siti', 1)
		const valid = validRequest(name)
		expect(await answerTo(call, spoiledRequest(call, valid, {}))).toBe(call.status)
		for (const slot of slotsOf(call, valid)) {
			const examples = slot.worst.map((spoil): [Spoil] => [spoil])
			const property = fc.asyncProperty(slot.spoils, async (spoil) => {
				cases++
				if (usesUp.includes(name)) person = await registerPerson(hospital, 'Siti', 1)
				await answerTo(call, spoiledRequest(call, validRequest(name), spoil))
			})
			await fc.assert(property, { numRuns: numRuns + examples.length, examples, endOnFailure: true }).catch((error) => {
				throw new Error(`${name}, ${slot.name}`, { cause: error })
			})
		}
	})
}

test('a body that breaks off is bad input', async () => {
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(Buffer.from('{"routeName":'))
			controller.error(new Error('the connection is gone'))
		},
	})
	const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
	const request = new Request(`http://localhost/api${calls.createWebVisitor.path}`, init)
	expect(await answerTo(calls.createWebVisitor, request)).toBe(400)
})
