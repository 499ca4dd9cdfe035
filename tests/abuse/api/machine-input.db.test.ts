import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type AnyCall, callsOf } from '../../../contract/call.ts'
import { errorBody, errorTable } from '../../../contract/error.ts'
import { cakupan } from '../../../contract/integrasi/cakupan.ts'
import * as calls from '../../../contract/integrasi/calls.ts'
import type { TestRequest } from '../../support/test-api.ts'
import { openTestMachine } from '../../support/test-machine.ts'
import { openTestStaff, type TestStaff } from '../../support/test-staff.ts'
import { hostileJson, worstJson } from './hostile-input.ts'
import { type Slot, slotsOf, spoiledRequest } from './spoil-request.ts'

const numRuns = inject('fuzzRuns')
let staff: TestStaff
let authorization: string

beforeAll(async () => {
	staff = await openTestStaff()
	authorization = `Bearer ${(await openTestMachine(staff, cakupan)).kunci}`
	const inOrder = [calls.putPoliKlinik, calls.putDokter, calls.putJadwal, calls.putCuti]
	for (const call of inOrder)
		expect(await answerTo(call, spoiledRequest(call, requestOf(call), {})), call.path).toBe(200)
})
afterAll(() => staff.dispose())

const valid: Record<string, TestRequest> = {
	[calls.putPoliKlinik.summary]: {
		body: { data: [{ kode: 'ANAK', nama: 'Poli Anak', aktif: true, kodeSatusehat: '', kodeBpjs: '' }] },
	},
	[calls.putDokter.summary]: {
		body: {
			data: [{ kode: 'AYU', nama: 'dr. Ayu', spesialis: '', aktif: true, kodeSatusehat: '', kodeBpjs: '' }],
		},
	},
	[calls.putJadwal.summary]: {
		body: {
			data: [{ dokter: 'AYU', poliKlinik: 'ANAK', hari: 'Senin', jamMulai: '08:00', jamSelesai: '12:00', kuota: 1 }],
		},
	},
	[calls.putCuti.summary]: {
		body: {
			data: [{ kode: 'C', dokter: 'AYU', mulai: '2999-01-01', selesai: '2999-01-02', alasan: '', alasanTampil: true }],
		},
	},
	[calls.moveReservasiIntegrasi.summary]: {
		params: { kode: 'TIDAK-ADA' },
		body: { dari: 'baru', ke: 'terkonfirmasi' },
	},
}

const requestOf = ({ summary }: AnyCall): TestRequest => valid[summary] ?? {}

/** Its own shape, or a failure of the caller's in the one agreed shape. */
async function answerTo(call: AnyCall, request: Request): Promise<number> {
	request.headers.set('authorization', authorization)
	const response = await staff.api.request(request)
	const text = await response.text()
	if (response.status < 400) call.response.parse(JSON.parse(text))
	else {
		const { error } = errorBody.parse(JSON.parse(text))
		expect(response.status).toBe(errorTable[error.code].status)
		expect(response.status).toBeLessThan(500)
	}
	return response.status
}

/** Each field of the first line. */
function lineSlots({ body }: AnyCall, request: TestRequest): Slot[] {
	const list = body instanceof z.ZodObject ? body.shape.data : undefined
	if (!(list instanceof z.ZodArray) || !(list.element instanceof z.ZodObject)) return []
	const [line] = (request.body as { data: [object] }).data
	return Object.keys(list.element.shape).map((name) => {
		const spoil = (json: string) => {
			const rest = JSON.stringify({ ...line, [name]: undefined }).slice(0, -1)
			return { fields: { data: `[${rest},${JSON.stringify(name)}:${json}}]` } }
		}
		return { name: `line ${name}`, spoils: hostileJson.map(spoil), worst: worstJson.map(spoil) }
	})
}

test.each(Object.entries(callsOf(calls)))(
	'%s answers spoiled requests of a system with a key',
	{ timeout: 60_000 + 1000 * numRuns },
	async (name, call) => {
		const request = requestOf(call)
		for (const slot of [...slotsOf(call, request), ...lineSlots(call, request)]) {
			const examples = slot.worst.map((spoil): [typeof spoil] => [spoil])
			const property = fc.asyncProperty(slot.spoils, async (spoil) => {
				await answerTo(call, spoiledRequest(call, request, spoil))
			})
			await fc.assert(property, { numRuns: numRuns + examples.length, examples, endOnFailure: true }).catch((error) => {
				throw new Error(`${name}, ${slot.name}`, { cause: error })
			})
		}
	},
)
