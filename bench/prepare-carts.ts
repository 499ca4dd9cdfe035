import { calls } from '../contract/calls.ts'
import { MEMBER_COOKIE } from '../contract/member/member.ts'
import { IDEMPOTENCY_HEADER } from '../contract/reservasi/reservasi.ts'
import { tanggalWib } from '../contract/tanggal/tanggal.ts'
import { connectDatabase } from '../database/connect.ts'
import { newSecretId } from '../server/ids/new-id.ts'
import { cartOwner, insertCarts } from '../tests/support/insert-carts.ts'

const DAY_MS = 86_400_000

/** So many members, each with a complete patient and one package in the cart, and the requests that reserve them. */
export async function prepareCarts(databaseUrl: string, count: number): Promise<string[]> {
	const database = connectDatabase(databaseUrl)
	const { id } = await database.db.selectFrom('shopItem').select('id').orderBy('id').executeTakeFirstOrThrow()
	const carts = await insertCarts(database.db, count, [id])
	await database.close()
	const tanggalVisit = tanggalWib(Date.now() + DAY_MS)
	return carts.map(({ token }) => reserve(token, tanggalVisit))
}

function reserve(token: string, tanggalVisit: string): string {
	const body = JSON.stringify({ atasNama: cartOwner.nama, noTelp: cartOwner.noTelp, tanggalVisit })
	return [
		`POST /api${calls.createReservasi.path} HTTP/1.1`,
		'host: localhost',
		`cookie: ${MEMBER_COOKIE}=${token}`,
		`${IDEMPOTENCY_HEADER}: ${newSecretId()}`,
		'content-type: application/json',
		`content-length: ${Buffer.byteLength(body)}`,
		'',
		body,
	].join('\r\n')
}
