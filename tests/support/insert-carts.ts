import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { newId, newSecretId } from '../../server/ids/new-id.ts'
import { hashSecret } from '../../server/keys/hash-secret.ts'
import { plain } from './test-fields.ts'

const BATCH = 500

export interface Cart {
	/** The value of the member cookie. */
	token: string
	pasienId: string
	shopItemId: string
}

export const cartOwner = { nama: 'Siti Rahma', noTelp: '0812-3456-7890' }

/** So many members, each with a complete patient and one package in the cart; the packages take turns. */
export async function insertCarts(db: Kysely<Schema>, count: number, shopItemIds: string[]): Promise<Cart[]> {
	const createdAt = Date.now()
	const carts: Cart[] = []
	while (carts.length < count) {
		const batch = Array.from({ length: Math.min(BATCH, count - carts.length) }, (_, place) => ({
			memberId: newId(),
			token: newSecretId(),
			pasienId: newId(),
			shopItemId: shopItemIds[(carts.length + place) % shopItemIds.length] ?? '',
		}))
		await db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto('member')
				.values(
					batch.map(({ memberId }) => ({ id: memberId, ...cartOwner, email: plain(''), createdAt, seenAt: createdAt })),
				)
				.execute()
			await transaction
				.insertInto('memberPerangkat')
				.values(
					batch.map(({ memberId, token }) => ({
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
					batch.map(({ memberId, pasienId }) => ({
						id: pasienId,
						memberId,
						own: 1,
						...cartOwner,
						createdAt,
						nik: plain('3510012507900001'),
						tempatLahir: plain('Banyuwangi'),
						tanggalLahir: plain('25-07-1990'),
						jenisKelamin: 'p' as const,
						alamatLengkap: plain('Jalan Melati 12'),
					})),
				)
				.execute()
			await transaction
				.insertInto('shopKeranjang')
				.values(
					batch.map(({ memberId, pasienId, shopItemId }) => ({
						id: newId(),
						memberId,
						pasienId,
						shopItemId,
						createdAt,
					})),
				)
				.execute()
		})
		carts.push(...batch.map(({ token, pasienId, shopItemId }) => ({ token, pasienId, shopItemId })))
	}
	return carts
}
