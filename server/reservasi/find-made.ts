import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The reservation that this key has made. */
export const findMade = (db: Transaction<Schema>, memberId: string, idempotencyKey: string) =>
	db
		.selectFrom('shopReservasi')
		.select(['id', 'kode'])
		.where('memberId', '=', memberId)
		.where('idempotencyKey', '=', idempotencyKey)
		.executeTakeFirst()
