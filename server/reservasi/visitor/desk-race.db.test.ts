import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertReservasiBasics, kodeOf, reserve } from '../../../tests/support/test-reservasi.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { readRiwayat } from '../riwayat.ts'

const tanggalVisit = tambahHari(tanggalWib(Date.now()), 5)
const ROUNDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

let staff: TestStaff
let petugas: TestPerson
let visitor: ReturnType<typeof publicApi>
beforeAll(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await insertRows(staff.db, 'shopSetting', [{ durasi: 14 }])
	petugas = await staff.signedIn('pendaftaran', 'Wati')
	visitor = publicApi(staff)
})
afterAll(() => staff.dispose())

const send = (name: 'cancelReservasi' | 'rescheduleReservasi', id: string, body: object = {}) =>
	visitor.send(fillPath(calls[name].path, { kode: kodeOf(id) }), { noTelpAkhir: '7890', ...body }, calls[name].method)
const move = (id: string, dari: StatusReservasi, ke: StatusReservasi) =>
	petugas.send('POST', `/reservasi/${id}/status`, { dari, ke, catatan: 'catatan' })

async function stepsOf(id: string): Promise<string[]> {
	return (await readRiwayat(staff, id)).map(({ dari, ke }) => `${dari} → ${ke}`).toSorted()
}

test.each(ROUNDS)(
	'round %s: the patient cancels while the desk confirms, and each change follows the other',
	async (round) => {
		const id = `P${round}`
		await reserve(staff, [{ id, tanggalVisit }])
		const [confirmed, cancelled] = await Promise.all([move(id, 'baru', 'dikonfirmasi'), send('cancelReservasi', id)])
		expect(cancelled.status).toBe(200)
		const isFirst = confirmed.status === 200
		if (!isFirst) expect(confirmed.body.error.code).toBe('SUDAH_BERUBAH')
		expect(await stepsOf(id)).toEqual(isFirst ? ['baru → dikonfirmasi', 'dikonfirmasi → batal'] : ['baru → batal'])
	},
)

test.each(ROUNDS)('round %s: the patient moves the day while the desk cancels, and one is refused', async (round) => {
	const id = `Q${round}`
	await reserve(staff, [{ id, tanggalVisit, status: 'dikonfirmasi' }])
	const ke = tambahHari(tanggalVisit, 1)
	const [cancelled, moved] = await Promise.all([
		move(id, 'dikonfirmasi', 'batal'),
		send('rescheduleReservasi', id, { tanggalVisit: ke }),
	])
	expect([cancelled.status, moved.status].toSorted()).toEqual([200, 409])
	expect(await stepsOf(id)).toEqual(
		cancelled.status === 200 ? ['dikonfirmasi → batal'] : [`${tanggalVisit} → ${ke}`, 'dikonfirmasi → baru'],
	)
})
