import { hash } from 'node:crypto'
import { MAX_PASIEN } from '../../../contract/pasien/pasien.ts'
import type { ReservasiMejaInput } from '../../../contract/reservasi/staff/reservasi-meja.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { insertMember, insertPasien, recordPersetujuan } from '../../pasien/insert-pasien.ts'
import { lockMember } from '../../pasien/lock-member.ts'
import { readShopItem, shopItemQuery } from '../../shop/shop.ts'
import { type ChangeContext, changeRoute, readRoute } from '../../staff/staff-route.ts'
import { findMade, insertReservasi, readLines } from '../insert-reservasi.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { readVisitRules } from '../kalender/read-visit-days.ts'

export const listPilihanReservasi = readRoute(calls.listPilihanReservasi, async (_, { db, now }) => {
	const rows = await shopItemQuery(db).orderBy('shopItem.nama').orderBy('shopItem.id').execute()
	const offered = await readShopItem(db, rows, 'ringkas')
	const paket = offered.map(({ id, nama, harga, usia, jenisKelamin }) => ({ id, nama, harga, usia, jenisKelamin }))
	const { range } = await readVisitRules(db, [], now())
	const today = tanggalWib(now())
	return { data: { paket, dari: range?.dateStart ?? today, sampai: range?.dateEnd ?? today } }
})

/**
 * A new member gets no device, so only the desk and the code lead to it. A failure rolls back the new member and patient
 * too.
 */
export const createReservasiMeja = changeRoute(calls.createReservasiMeja, async ({ body }, context) => {
	const { db, database, fields, now, audit } = context
	const member = await findMember(context, body)
	if (!member) return fail('TIDAK_DITEMUKAN')
	const made = await findMade(db, member.id, body.kunci)
	const isian = { isian: hash('sha256', JSON.stringify(body)) }
	if (made) {
		// The answer got lost, and the form was changed before it was sent again.
		if (!(await wasMadeFrom(context, made.id, isian)))
			return fail('SUDAH_DIBUAT', { fields: { kode: `Kodenya ${made.kode}.` } })
		await audit({ aksi: 'buat-ulang', sumber: 'reservasi', sumberId: made.id, label: made.kode })
		return { data: { created: made } }
	}
	const pasienBaru = body.pasienBaru && (await addPasien(context, member, body.pasienBaru))
	if (pasienBaru && isFailure(pasienBaru)) return pasienBaru
	const own = pasienBaru ? body.paketBaru.map((shopItemId) => ({ pasienId: pasienBaru.id, shopItemId })) : []
	const wanted = [...body.paket, ...own]
	const pairs = new Set(wanted.map(({ pasienId, shopItemId }) => `${pasienId} ${shopItemId}`))
	if (pairs.size < wanted.length)
		return fail('INPUT_TIDAK_VALID', { fields: { paket: 'Satu paket dipilih dua kali untuk pasien yang sama.' } })
	const lines = await readLines(db, fields, { memberId: member.id, lines: wanted }, now())
	if (isFailure(lines)) return lines
	const { atasNama, noTelp, tanggalVisit, catatan, kunci, tunggu } = body
	const visit = { tanggalVisit, jamDatang: body.jamDatang, lines: wanted }
	const { closed, jamDatang } = await checkVisitDay(db, database.kind, visit, now())
	const isTunggu = tunggu && closed?.failure === 'TANGGAL_PENUH'
	if (closed && !isTunggu) return closed
	const visitor = { memberId: member.id, atasNama, noTelp, tanggalVisit, jamDatang, catatan, isTunggu }
	const created = await insertReservasi(db, fields, { ...visitor, idempotencyKey: kunci, lines, asal: 'meja' }, now())
	await audit({
		aksi: 'buat',
		sumber: 'reservasi',
		sumberId: created.id,
		label: created.kode,
		sesudah: {
			status: isTunggu ? 'menunggu' : 'dikonfirmasi',
			tanggalVisit,
			jumlah: lines.length,
			pasienBaru: Boolean(pasienBaru),
		},
		rincian: isian,
	})
	return { data: { created } }
})

interface Member {
	id: string
	isNew: boolean
}

/** The chosen member, locked, or a new one. The same key again finds the member that it made. */
async function findMember(
	{ db, database, fields, now }: ChangeContext,
	{ memberId, pasienBaru, kunci }: ReservasiMejaInput,
): Promise<Member | undefined> {
	if (memberId !== null)
		return (await lockMember(db, database.kind, memberId)) ? { id: memberId, isNew: false } : undefined
	const { nama = '', noTelp = '' } = pasienBaru ?? {}
	// Not a hash, as registrations on the site store one: no key of a visitor leads to this member.
	const kunciHash = `meja ${kunci}`
	const created = await insertMember(db, fields, { nama, noTelp, email: '', kunciHash }, now())
	if (created) return { id: created.id, isNew: true }
	const known = await db.selectFrom('member').select('id').where('kunciHash', '=', kunciHash).executeTakeFirst()
	return known && { id: known.id, isNew: false }
}

/** Whether the same form made this reservation; its event has the hash of what was sent. */
async function wasMadeFrom({ db, fields }: ChangeContext, id: string, { isian }: { isian: string }): Promise<boolean> {
	const event = await db
		.selectFrom('peristiwa')
		.select(['id', 'rincian'])
		.where('sumber', '=', 'reservasi')
		.where('sumberId', '=', id)
		.where('aksi', '=', 'buat')
		.executeTakeFirst()
	const { rincian } = event ? fields.decrypt('peristiwa', event) : { rincian: null }
	return !rincian || JSON.parse(rincian).isian === isian
}

async function addPasien(
	{ db, fields, now }: ChangeContext,
	member: Member,
	{ setuju, ...body }: NonNullable<ReservasiMejaInput['pasienBaru']>,
) {
	const known = await db.selectFrom('memberPasien').select('id').where('memberId', '=', member.id).execute()
	if (known.length >= MAX_PASIEN) return fail('PASIEN_PENUH')
	const id = await insertPasien(db, fields, { memberId: member.id, isOwn: member.isNew, body }, now())
	await recordPersetujuan(db, { memberId: member.id, pasienId: id, tujuan: 'pasien' }, now())
	return { id }
}
