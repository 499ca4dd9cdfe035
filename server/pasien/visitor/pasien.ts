import type { Calls } from '../../../contract/calls.ts'
import { MASK, maskNik } from '../../../contract/pasien/mask-nik.ts'
import { MAX_PASIEN, type Pasien, type PasienOfMember } from '../../../contract/pasien/pasien.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { pasienSearchText } from '../../../database/search/search-text.ts'
import type { ApiContext, MemberHandler } from '../../api/context.ts'
import { readIdempotencyKey } from '../../api/read-idempotency-key.ts'
import { countDaily } from '../../http/daily-limits.ts'
import { fail, isFailure, orNotFound } from '../../http/failure.ts'
import type { Decrypted } from '../../keys/fields.ts'
import { insertPasien, recordPersetujuan } from '../insert-pasien.ts'
import { missingFields } from '../is-complete.ts'
import { withMemberLock } from '../lock-member.ts'

/** A patient of another member is as if there were none. */
export const findOwnPasien = (db: Db, memberId: string, id: string) =>
	db.selectFrom('memberPasien').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst()

type PasienRow = Omit<Decrypted<RowOf<'memberPasien'>>, 'idempotencyKey' | 'cari'>

function readPasien(row: PasienRow, now: number): Pasien {
	const { id, nik, nama, noTelp, tempatLahir, tanggalLahir, jenisKelamin, alamatLengkap } = row
	const own = { id, nik, nama, noTelp, tempatLahir, tanggalLahir, jenisKelamin, alamatLengkap }
	const kurang = missingFields(own, now)
	return { ...own, isComplete: kurang.length === 0, kurang }
}

/** For everywhere but the edit form. */
function readMaskedPasien(row: PasienRow, now: number): Pasien {
	return { ...readPasien(row, now), nik: maskNik(row.nik).whole }
}

export const listPasien: MemberHandler<Calls['listPasien']> = async ({ memberId }, context) => ({
	data: await readPasienOfMember(context, memberId),
})

export async function readPasienOfMember(
	{ db, fields, now }: ApiContext,
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
	const patients = (own: number) =>
		rows.filter((row) => row.own === own).map((row) => read(fields.decrypt('memberPasien', row), now()))
	return { own: patients(1), other: patients(0) }
}

/** For the edit form: the only response with the whole NIK. */
export const getPasien: MemberHandler<Calls['getPasien']> = async ({ params, memberId }, { db, fields, now }) => {
	const row = await findOwnPasien(db, memberId, params.id)
	return orNotFound(row && readPasien(fields.decrypt('memberPasien', row), now()))
}

/** The same key returns the same patient. */
export const createPasien: MemberHandler<Calls['createPasien']> = async (request, context) => {
	const { body, memberId, header, address } = request
	const sending = readIdempotencyKey(header)
	if (isFailure(sending)) return sending
	const { idempotencyKey } = sending
	const limited = await countDaily(context, 'pasien', address)
	if (limited) return limited

	return withMemberLock(context, memberId, async (transaction) => {
		const known = await transaction
			.selectFrom('memberPasien')
			.select(['id', 'idempotencyKey'])
			.where('memberId', '=', memberId)
			.execute()
		const made = idempotencyKey !== null && known.find((pasien) => pasien.idempotencyKey === idempotencyKey)
		const answer = (id: string) => ({ data: { created: { id, kurang: missingFields(body, context.now()) } } })
		if (made) return answer(made.id)
		if (known.length >= MAX_PASIEN) return fail('PASIEN_PENUH')

		const createdAt = context.now()
		const pasien = { memberId, isOwn: false, body, idempotencyKey }
		const id = await insertPasien(transaction, context.fields, pasien, createdAt)
		await recordPersetujuan(transaction, { memberId, pasienId: id, tujuan: 'pasien' }, createdAt)
		return answer(id)
	})
}

export const updatePasien: MemberHandler<Calls['updatePasien']> = ({ params, body, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const row = await findOwnPasien(transaction, memberId, params.id)
		if (!row) return fail('TIDAK_DITEMUKAN')

		const before = context.fields.decrypt('memberPasien', row)
		const { nik = before.nik, ...given } = Object.fromEntries(
			Object.entries(body).filter(([, value]) => value !== undefined),
		) as typeof body
		// A mask comes from an earlier response, perhaps of another NIK or number: it is never a change.
		if (given.noTelp?.includes(MASK)) delete given.noTelp
		const isChanged = nik !== before.nik && !nik.includes(MASK)
		const change = context.fields.encrypt('memberPasien', row.id, { ...given, ...(isChanged && { nik }) })
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
