import { MEMBER_COOKIE } from '../contract/member.ts'
import { paths } from '../contract/paths.ts'
import { IDEMPOTENCY_HEADER } from '../contract/reservasi.ts'
import { tanggalWib } from '../contract/tanggal.ts'
import { connectDatabase } from '../database/connect.ts'
import { hashSecret } from '../server/api/member/hash-secret.ts'
import { newId, newSecretId } from '../server/content/new-id.ts'

const BATCH = 500
const DAY_MS = 86_400_000

/** So many members, each with a complete patient and one package in the cart, and the requests that reserve them. */
export async function prepareCarts(databaseUrl: string, count: number): Promise<string[]> {
	const database = connectDatabase(databaseUrl)
	const { db } = database
	const { id: shopItemId } = await db.selectFrom('shopItem').select('id').orderBy('id').executeTakeFirstOrThrow()
	const createdAt = Date.now()
	const person = { nama: 'Siti Rahma', noTelp: '0812-3456-7890' }
	const requests: string[] = []
	while (requests.length < count) {
		const ids = Array.from({ length: Math.min(BATCH, count - requests.length) }, () => ({
			memberId: newId(),
			token: newSecretId(),
			pasienId: newId(),
		}))
		await db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto('member')
				.values(ids.map(({ memberId }) => ({ id: memberId, ...person, email: '', createdAt, seenAt: createdAt })))
				.execute()
			await transaction
				.insertInto('memberPerangkat')
				.values(
					ids.map(({ memberId, token }) => ({
						id: newId(),
						memberId,
						tokenHash: hashSecret(token),
						nama: '',
						createdAt,
						seenAt: createdAt,
					})),
				)
				.execute()
			await transaction
				.insertInto('memberPasien')
				.values(
					ids.map(({ memberId, pasienId }) => ({
						id: pasienId,
						memberId,
						own: 1,
						...person,
						createdAt,
						nik: '3510012507900001',
						nikKunciId: null,
						tempatLahir: 'Banyuwangi',
						tanggalLahir: '25-07-1990',
						jenisKelamin: 'p' as const,
						alamatLengkap: 'Jalan Melati 12',
					})),
				)
				.execute()
			await transaction
				.insertInto('shopKeranjang')
				.values(ids.map(({ memberId, pasienId }) => ({ id: newId(), memberId, pasienId, shopItemId, createdAt })))
				.execute()
		})
		requests.push(...ids.map(({ token }) => reserve(token)))
	}
	await database.close()
	return requests

	function reserve(token: string): string {
		const tanggalVisit = tanggalWib(createdAt + DAY_MS)
		const body = JSON.stringify({ atasNama: person.nama, noTelp: person.noTelp, tanggalVisit })
		return [
			`POST /api${paths.createReservasi.path} HTTP/1.1`,
			'host: localhost',
			`cookie: ${MEMBER_COOKIE}=${token}`,
			`${IDEMPOTENCY_HEADER}: ${newSecretId()}`,
			'content-type: application/json',
			`content-length: ${Buffer.byteLength(body)}`,
			'',
			body,
		].join('\r\n')
	}
}
