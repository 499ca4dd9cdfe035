import * as calls from '../../../contract/staff/calls.ts'
import type { Pengguna } from '../../../contract/staff/pengguna.ts'
import { needsSecondFactor } from '../../../contract/staff/permissions.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { accountEntry } from '../auth/account-entry.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { createLink, linkPath } from '../auth/one-time-link.ts'
import { hasNoPassword } from '../auth/passwords.ts'
import { passkeyAktif, toAkun } from '../auth/second-factor.ts'
import { hasAnyPeran, ownRoles, readIzin, readPeran, writePeran } from '../auth/stored-peran.ts'
import { type ChangeContext, changeRoute, readRoute } from '../staff-route.ts'

type StafRow = Schema['staf']
type PenggunaRow = StafRow & { passkeyAktif: number }

/** The fields of a member of staff in responses and audit entries. */
const toPengguna = (row: PenggunaRow): Pengguna => ({
	...toAkun(row),
	aktif: row.aktif === 1,
	createdAt: Date.parse(row.createdAt),
})

const find = (db: Db, id: string) =>
	db.selectFrom('staf').selectAll().select(passkeyAktif).where('id', '=', id).executeTakeFirst()

export const listPengguna = readRoute(calls.listPengguna, async ({ query: asked }, { db }) => {
	let rows = db.selectFrom('staf').selectAll().select(passkeyAktif).orderBy(asked.sort, asked.order).orderBy('id')
	if (asked.id?.length) rows = rows.where('id', 'in', asked.id)
	if (asked.peran?.length) rows = rows.where(hasAnyPeran(asked.peran))
	if (asked.sandi) rows = rows.where(hasNoPassword)
	const q = asked.q?.toLowerCase().replace(/[%_]/g, '')
	if (q)
		rows = rows.where((eb) => eb.or([eb(eb.fn('lower', ['nama']), 'like', `%${q}%`), eb('email', 'like', `%${q}%`)]))
	return mapPage(await paginate(rows, asked), toPengguna)
})

export const getPengguna = readRoute(calls.getPengguna, async ({ params }, { db }) => {
	const staf = await find(db, params.id)
	return staf ? { data: toPengguna(staf) } : fail('TIDAK_DITEMUKAN')
})

export const createPengguna = changeRoute(calls.createPengguna, async ({ body, staf }, context) => {
	const { db, now, audit, siteUrl } = context
	const names = await readAccountNames(context, body)
	if (isFailure(names)) return names
	const unconfirmed = (await needsConfirmation(db, body.peran)) ? checkConfirmed(staf, now()) : null
	if (unconfirmed) return unconfirmed
	if (await isTaken(db, body.email)) return emailTaken
	const row = newStaf(body, now())
	await db.insertInto('staf').values(row).execute()
	const token = await createLink(db, row.id, now())
	const created = toPengguna({ ...row, passkeyAktif: 0 })
	await audit({ ...accountEntry(row), aksi: 'buat', sesudah: withNames(created, names) })
	return { data: { created: { ...created, tautan: siteUrl + linkPath(token) } } }
})

export const updatePengguna = changeRoute(calls.updatePengguna, async ({ params, body, staf }, context) => {
	const { db, now, audit, database } = context
	// Keeps two administrators from demoting each other at once. SQLite has one writer at a time.
	if (database.kind === 'postgres') await admins(db).orderBy('id').forUpdate().execute()
	const before = await find(db, params.id)
	if (!before) return fail('TIDAK_DITEMUKAN')
	const { aktif, peran, poliKlinik, ...rest } = body
	const after: PenggunaRow = {
		...before,
		...rest,
		peran: peran ? writePeran(peran) : before.peran,
		poliKlinik: poliKlinik ? JSON.stringify(poliKlinik) : before.poliKlinik,
		aktif: (aktif ?? before.aktif === 1) ? 1 : 0,
	}
	const [sebelum, sesudah] = [toPengguna(before), toPengguna(after)]
	const names = await readAccountNames(context, sesudah, sebelum)
	if (isFailure(names)) return names
	const isSensitive = after.email !== before.email || (await needsConfirmation(db, addedRoles(before, after)))
	const unconfirmed = isSensitive ? checkConfirmed(staf, now()) : null
	if (unconfirmed) return unconfirmed
	if (after.email !== before.email && (await isTaken(db, after.email))) return emailTaken
	const { nama, email, peran: roles, poliKlinik: clinics, aktif: isOpen } = after
	const updatedAt = new Date(now()).toISOString()
	await db
		.updateTable('staf')
		.set({ nama, email, peran: roles, poliKlinik: clinics, aktif: isOpen, updatedAt })
		.where('id', '=', before.id)
		.execute()
	if (!(await admins(db).where('aktif', '=', 1).executeTakeFirst())) return fail('ADMIN_TERAKHIR')
	const locksOut = before.id === staf.id && ownLockOut(before, after)
	if (locksOut) return fail('INPUT_TIDAK_VALID', { fields: locksOut })
	// A change of roles and a deactivation sign the member of staff out everywhere.
	if (after.peran !== before.peran || after.aktif === 0)
		await db.deleteFrom('stafSesi').where('stafId', '=', before.id).execute()
	if (after.aktif === 0) await db.deleteFrom('stafTautan').where('stafId', '=', before.id).execute()
	const changed = { sebelum: withNames(sebelum, names), sesudah: withNames(sesudah, names) }
	await audit({ ...accountEntry(after), aksi: 'ubah', ...changed })
	return { data: sesudah }
})

export const renewLink = changeRoute(calls.renewLink, async ({ params }, { db, now, audit, siteUrl }) => {
	const owner = await find(db, params.id)
	if (!owner?.aktif) return fail('TIDAK_DITEMUKAN')
	const token = await createLink(db, owner.id, now(), { removesFactors: true })
	await audit({ ...accountEntry(owner), aksi: 'tautan-baru' })
	return { data: { created: { id: owner.id, tautan: siteUrl + linkPath(token) } } }
})

export const emailTaken = fail('INPUT_TIDAK_VALID', { fields: { email: 'Email ini sudah dipakai.' } })

export const isTaken = async (db: Db, email: string) =>
	(await db.selectFrom('staf').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/** Each role by itself: an administrator who sees patients already is still a new administrator. */
async function needsConfirmation(db: Db, roles: readonly string[]): Promise<boolean> {
	const izin = await readIzin(
		db,
		roles.map((role) => [role]),
	)
	return izin.some(needsSecondFactor)
}

const addedRoles = (before: StafRow, after: StafRow) =>
	readPeran(after.peran).filter((role) => !readPeran(before.peran).includes(role))

/** One's own account stays open: only another administrator can take its rights. */
function ownLockOut(before: StafRow, after: StafRow): Record<string, string> | null {
	if (after.aktif === 0) return { aktif: 'Akun sendiri tidak dapat ditutup. Mintalah administrator lain.' }
	if (after.peran !== before.peran) return { peran: 'Peran sendiri tidak dapat diubah. Mintalah administrator lain.' }
	return null
}

const admins = (db: Db) =>
	db
		.selectFrom('staf')
		.select('id')
		.where(hasAnyPeran(['admin']))

interface NewStaf {
	nama: string
	email: string
	peran: readonly string[]
	poliKlinik?: readonly string[]
	aktif?: boolean
}

export function newStaf({ nama, email, peran, poliKlinik = [], aktif = true }: NewStaf, now: number): StafRow {
	const time = new Date(now).toISOString()
	return {
		id: newId(now),
		nama,
		email,
		peran: writePeran(peran),
		poliKlinik: JSON.stringify(poliKlinik),
		aktif: aktif ? 1 : 0,
		emailTerverifikasi: 1,
		foto: null,
		totpAktif: 0,
		createdAt: time,
		updatedAt: time,
	}
}

/** The names of own roles and clinics, by id. */
type Names = ReadonlyMap<string, string>
type Account = Pick<Pengguna, 'peran' | 'poliKlinik'>

const invalid = (fields: Record<string, string>) => fail('INPUT_TIDAK_VALID', { fields })

/** The names of the roles and clinics of an account before and after a change; a failure if what it gets does not exist. */
async function readAccountNames(
	{ db, database }: ChangeContext,
	after: Account,
	before: Account = { peran: [], poliKlinik: [] },
): Promise<Names | Failure> {
	if (after.poliKlinik.length > 0 && after.peran.includes('admin'))
		return invalid({ poliKlinik: 'Administrator tidak dapat dibatasi pada poli.' })
	const own = [...new Set(ownRoles([...before.peran, ...after.peran]))]
	const roles = db.selectFrom('peranSendiri').select(['id', 'nama']).where('id', 'in', own)
	// Locked, so that nobody deletes it meanwhile.
	const locked = database.kind === 'postgres' ? roles.forShare() : roles
	const foundRoles = own.length === 0 ? [] : await locked.execute()
	if (foundRoles.length !== own.length) return invalid({ peran: 'Salah satu peran sudah tidak ada.' })
	const ids = [...new Set([...before.poliKlinik, ...after.poliKlinik])]
	const clinics = db.selectFrom('poliKlinik').select(['id', 'nama']).where('id', 'in', ids)
	const foundClinics = ids.length === 0 ? [] : await clinics.execute()
	const names = new Map([...foundRoles, ...foundClinics].map(({ id, nama }) => [id, nama]))
	// A clinic that was deleted stays in the list: without it the account would see all clinics.
	return after.poliKlinik.every((id) => names.has(id) || before.poliKlinik.includes(id))
		? names
		: invalid({ poliKlinik: 'Salah satu poli sudah tidak ada.' })
}

/** The account with names, for the audit trail. */
function withNames(account: Pengguna, names: Names): Pengguna {
	const nameOf = (id: string) => names.get(id) ?? id
	return { ...account, peran: account.peran.map(nameOf), poliKlinik: account.poliKlinik.map(nameOf) }
}
