import { maskNik } from '../../../contract/pasien/mask-nik.ts'
import type { MemberDitemukan } from '../../../contract/pasien/staff/pasien.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { matchesTerm } from '../../../database/search/matches-term.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent, recordEventOnce } from '../../peristiwa/record-event.ts'
import { handleRoute, type StaffContext } from '../../staff/staff-route.ts'
import { isComplete } from '../is-complete.ts'

const MAX_MEMBERS = 20
/** Of each member. */
const MAX_RESERVASI = 5

export const searchPasien = handleRoute(calls.searchPasien, async ({ query: { q }, staf }, context) => {
	const { db, database, now } = context
	const matches = await db
		.selectFrom('memberPasien')
		.select('memberId')
		.where(matchesTerm(database.kind, 'memberPasien', q))
		.groupBy('memberId')
		.orderBy((eb) => eb.fn.max('createdAt'), 'desc')
		.limit(MAX_MEMBERS + 1)
		.execute()
	const ids = matches.slice(0, MAX_MEMBERS).map(({ memberId }) => memberId)
	const member = ids.length > 0 ? await readMembers(context, ids) : []
	await recordEventOnce(db, {
		aksi: 'lihat-daftar',
		sumber: 'pasien',
		sumberId: '',
		label: 'Pencarian pasien',
		sesudah: { dicari: true, jumlah: member.length },
		staf,
		now: now(),
	})
	return { data: { member, lebih: matches.length > MAX_MEMBERS } }
})

async function readMembers({ db, fields, now }: StaffContext, ids: string[]): Promise<MemberDitemukan[]> {
	const [members, patients, reservations] = await Promise.all([
		db.selectFrom('member').select(['id', 'nama', 'noTelp']).where('id', 'in', ids).execute(),
		db
			.selectFrom('memberPasien')
			.selectAll()
			.where('memberId', 'in', ids)
			.orderBy('own', 'desc')
			.orderBy('createdAt')
			.orderBy('id')
			.execute(),
		readReservations(db, ids),
	])
	const sorted = ids.flatMap((id) => members.find((each) => each.id === id) ?? [])
	return sorted.map((each) => ({
		...each,
		pasien: patients
			.filter(({ memberId }) => memberId === each.id)
			.map((row) => fields.decrypt('memberPasien', row))
			.map((row) => ({
				id: row.id,
				nama: row.nama,
				nik: maskNik(row.nik).whole,
				noTelp: row.noTelp,
				tanggalLahir: row.tanggalLahir,
				jenisKelamin: row.jenisKelamin,
				isComplete: isComplete(row, now()),
			})),
		reservasi: reservations
			.filter(({ memberId }) => memberId === each.id)
			.slice(0, MAX_RESERVASI)
			.map(({ memberId, ...reservasi }) => reservasi),
	}))
}

/** The latest first. */
const readReservations = (db: Db, ids: string[]) =>
	db
		.selectFrom('shopReservasi')
		.select(['id', 'memberId', 'kode', 'tanggalVisit', 'status'])
		.where('memberId', 'in', ids)
		.orderBy('tanggalVisit', 'desc')
		.orderBy('id', 'desc')
		.execute()

// What staff see of a patient in a reservation. Their events are without the name: they outlive the patient's data.

export const getFormPasien = handleRoute(calls.getFormPasien, async ({ params, staf }, { db, fields, now }) => {
	const row = await pasienOf(db, params)
		.select([
			'memberPasien.id',
			'nama',
			'memberPasien.noTelp',
			'tempatLahir',
			'tanggalLahir',
			'jenisKelamin',
			'alamatLengkap',
		])
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const { kode, id: _, ...form } = fields.decrypt('memberPasien', row)
	const label = `Data pasien, reservasi ${kode}`
	const entry = { aksi: 'lihat-pasien', sumber: 'pasien', sumberId: params.pasienId, label }
	await recordEventOnce(db, { ...entry, staf, now: now() })
	return { data: form }
})

export const revealNik = handleRoute(
	calls.revealNik,
	async ({ params, body: { alasan }, staf }, { db, fields, limits, now }) => {
		// Not a `change`: the entry of a refused request must not be rolled back.

		const limited = await limits.use('lihatNik', staf.id)
		if (limited) {
			const label = 'NIK pasien, terlalu banyak dalam satu jam'
			const entry = { aksi: 'lihat-nik-batas', sumber: 'pasien', sumberId: '', label }
			await recordEventOnce(db, { ...entry, staf, now: now() })
			return limited
		}
		const row = await pasienOf(db, params).select(['memberPasien.id', 'nik']).executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const label = `NIK pasien, reservasi ${row.kode}`
		const entry = { aksi: 'lihat-nik', sumber: 'pasien', sumberId: row.id, label, sesudah: { alasan } }
		await recordEvent(db, { ...entry, staf, now: now() })
		return { data: { nik: fields.decrypt('memberPasien', row).nik } }
	},
)

const pasienOf = (db: Db, { id, pasienId }: { id: string; pasienId: string }) =>
	db
		.selectFrom('memberPasien')
		.innerJoin('shopReservasiItem', 'shopReservasiItem.pasienId', 'memberPasien.id')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'shopReservasiItem.reservasiId')
		.select('shopReservasi.kode')
		.where('memberPasien.id', '=', pasienId)
		.where('shopReservasi.id', '=', id)
