import type { Kysely } from 'kysely'
import type { Calls } from '../../../contract/calls.ts'
import { MASK, maskNik } from '../../../contract/pasien/mask-nik.ts'
import { MAX_PASIEN, type Pasien, type PasienOfMember } from '../../../contract/pasien/pasien.ts'
import type { Schema } from '../../../database/schema.ts'
import { pasienSearchText } from '../../../database/search/pasien-search-text.ts'
import type { ApiContext, MemberHandler } from '../../api/context.ts'
import { readIdempotencyKey } from '../../api/read-idempotency-key.ts'
import { fail, isFailure, orNotFound } from '../../http/failure.ts'
import { normaliseBirthDate } from '../birth-date.ts'
import { insertPasien } from '../insert-pasien.ts'
import { isComplete } from '../is-complete.ts'
import { recordPersetujuan } from '../record-persetujuan.ts'
import { withMemberLock } from '../with-member-lock.ts'

/** A patient of another member is as if there were none. */
export const findOwnPasien = (db: Kysely<Schema>, memberId: string, id: string) =>
	db.selectFrom('memberPasien').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst()

type PasienRow = Omit<Schema['memberPasien'], 'idempotencyKey' | 'cari'>

/** @param row as `NikCipher.open` returns it */
function readPasien(row: PasienRow, now: number): Pasien {
	const { id, nik, nama, noTelp, tempatLahir, tanggalLahir, jenisKelamin, alamatLengkap } = row
	const own = { id, nik, nama, noTelp, tempatLahir, tanggalLahir, jenisKelamin, alamatLengkap }
	return { ...own, isComplete: isComplete(row, now) }
}

/** For everywhere but the edit form. */
function readMaskedPasien(row: PasienRow, now: number): Pasien {
	return { ...readPasien(row, now), nik: maskNik(row.nik).whole }
}

export const listPasien: MemberHandler<Calls['listPasien']> = async ({ memberId }, context) => ({
	data: await readPasienOfMember(context, memberId),
})

export async function readPasienOfMember(
	{ db, nik, now }: ApiContext,
	memberId: string,
	{ nikLengkap = false } = {},
): Promise<PasienOfMember> {
	const rows = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	const read = nikLengkap ? readPasien : readMaskedPasien
	const patients = (own: number) => rows.filter((row) => row.own === own).map((row) => read(nik.decrypt(row), now()))
	return { own: patients(1), other: patients(0) }
}

/** For the edit form: the only response with the whole NIK. */
export const getPasien: MemberHandler<Calls['getPasien']> = async ({ params, memberId }, { db, nik, now }) => {
	const row = await findOwnPasien(db, memberId, params.id)
	return orNotFound(row && readPasien(nik.decrypt(row), now()))
}

/** The same key returns the same patient. */
export const createPasien: MemberHandler<Calls['createPasien']> = async ({ body, memberId, header }, context) => {
	const sending = readIdempotencyKey(header)
	if (isFailure(sending)) return sending
	const { idempotencyKey } = sending

	return withMemberLock(context, memberId, async (transaction) => {
		const known = await transaction
			.selectFrom('memberPasien')
			.select(['id', 'idempotencyKey'])
			.where('memberId', '=', memberId)
			.execute()
		const made = idempotencyKey !== null && known.find((pasien) => pasien.idempotencyKey === idempotencyKey)
		if (made) return { data: { created: { id: made.id } } }
		if (known.length >= MAX_PASIEN) return fail('PASIEN_PENUH')

		const createdAt = context.now()
		const pasien = { memberId, isOwn: false, body, idempotencyKey }
		const id = await insertPasien(transaction, context.nik, pasien, createdAt)
		await recordPersetujuan(transaction, { memberId, pasienId: id, tujuan: 'pasien' }, createdAt)
		return { data: { created: { id } } }
	})
}

export const updatePasien: MemberHandler<Calls['updatePasien']> = ({ params, body, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const row = await findOwnPasien(transaction, memberId, params.id)
		if (!row) return fail('TIDAK_DITEMUKAN')

		const before = context.nik.decrypt(row)
		const { nik = before.nik, ...given } = Object.fromEntries(
			Object.entries(body).filter(([, value]) => value !== undefined),
		) as typeof body
		if (given.tanggalLahir !== undefined) given.tanggalLahir = normaliseBirthDate(given.tanggalLahir)
		// A mask comes from an earlier response, perhaps of another NIK or number: it is never a change.
		if (given.noTelp?.includes(MASK)) delete given.noTelp
		const isChanged = nik !== before.nik && !nik.includes(MASK)
		const change = { ...given, ...(isChanged && context.nik.encrypt(row.id, nik)) }
		if (Object.keys(change).length > 0) {
			const cari = pasienSearchText({ ...before, ...given })
			await transaction
				.updateTable('memberPasien')
				.set({ ...change, cari })
				.where('id', '=', row.id)
				.execute()
			await recordPersetujuan(transaction, { memberId, pasienId: row.id, tujuan: 'pasien' }, context.now())
		}
		return { data: readMaskedPasien({ ...before, ...given, ...(isChanged && { nik }) }, context.now()) }
	})

/**
 * Also deletes the patient's lines in the cart. A reservation keeps the patient's name: it belongs to the member and is
 * deleted with the member.
 */
export const removePasien: MemberHandler<Calls['removePasien']> = ({ params, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const pasien = await findOwnPasien(transaction, memberId, params.id)
		if (!pasien) return fail('TIDAK_DITEMUKAN')
		if (pasien.own === 1) return fail('PASIEN_SENDIRI')
		await transaction.deleteFrom('memberPasien').where('id', '=', pasien.id).execute()
		return { data: { removed: { id: pasien.id } } }
	})
