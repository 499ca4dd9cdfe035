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
	more?: Parameters<typeof insertKunci>[2],
): Promise<TestMachine> {
	const kunci = await insertKunci(staff, cakupan, more)
	return { kunci, send: (method, path, body) => sendToMachine(staff, kunci, method, path, body) }
}

/** Inserts a key, and returns it. */
export async function insertKunci(
	{ db }: Pick<TestStaff, 'db'>,
	cakupan: readonly Cakupan[],
	{ nama = 'SIMRS', kedaluwarsaAt = Date.now() + YEAR_MS } = {},
): Promise<string> {
	const kunci = `rsyasmin_${crypto.randomUUID()}`
	await db
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
	return kunci
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
