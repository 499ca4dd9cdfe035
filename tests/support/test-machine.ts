import type { Cakupan } from '../../contract/integrasi/cakupan.ts'
import { hashKunci } from '../../server/staff/auth/find-kunci.ts'
import type { StaffAnswer, TestStaff } from './test-staff.ts'

export interface TestMachine {
	/** Its key. */
	kunci: string
	send(method: string, path: string, body?: unknown): Promise<StaffAnswer>
}

const YEAR_MS = 365 * 86_400_000

/** Another system with a key of these scopes; `send` takes paths below `/api/v1/integrasi`. */
export async function openTestMachine(
	staff: TestStaff,
	cakupan: Cakupan[] = ['jadwal:baca', 'jadwal:tulis'],
	{ nama = 'SIMRS', kedaluwarsaAt = Date.now() + YEAR_MS } = {},
): Promise<TestMachine> {
	const kunci = `rsyasmin_${crypto.randomUUID()}`
	await staff.db
		.insertInto('kunciApi')
		.values({
			id: crypto.randomUUID(),
			nama,
			tokenHash: hashKunci(kunci),
			akhir: kunci.slice(-4),
			cakupan: JSON.stringify(cakupan),
			stafNama: 'Wulan',
			createdAt: Date.now(),
			kedaluwarsaAt,
			dipakaiAt: null,
			dicabutAt: null,
		})
		.execute()
	return { kunci, send: (method, path, body) => sendToMachine(staff, kunci, method, path, body) }
}

export async function sendToMachine(
	{ api }: Pick<TestStaff, 'api'>,
	kunci: string | null,
	method: string,
	path: string,
	body?: unknown,
): Promise<StaffAnswer> {
	const response = await api.request(`http://localhost/api/v1/integrasi${path}`, {
		method,
		headers: {
			...(kunci !== null && { authorization: `Bearer ${kunci}` }),
			...(body !== undefined && { 'content-type': 'application/json' }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	})
	return { status: response.status, body: await response.json(), headers: response.headers }
}
