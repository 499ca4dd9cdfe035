import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { emailTaken, isTaken, newStaf } from '../pengguna/pengguna-routes.ts'
import { handleRoute } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'
import { refuseWeak } from './check-password.ts'
import { createLink, findLink, linkPath, useLink } from './one-time-link.ts'
import { savePassword } from './passwords.ts'
import { removeSecondFactors } from './second-factor.ts'

/** A placeholder. The setup link asks for a real name and e-mail address first; nobody signs in with this one. */
export const FIRST_ADMIN = 'admin@staf.local'

/**
 * Creates an administrator without a password when there is no staff yet. Runs under the start lock.
 *
 * @returns the path of the link to set the password, or null when there is staff already
 */
export async function createFirstAdmin(db: Db, now: number): Promise<string | null> {
	const present = await db.selectFrom('staf').select('id').limit(1).executeTakeFirst()
	if (present) return null
	const staf = newStaf({ nama: 'Administrator', email: FIRST_ADMIN, peran: ['admin'] }, now)
	return db.transaction().execute(async (transaction) => {
		await transaction.insertInto('staf').values(staf).execute()
		await recordEvent(transaction, { ...accountEntry(staf), aksi: 'buat', staf: null, now })
		return linkPath(await createLink(transaction, staf.id, now))
	})
}

export const getLinkOwner = handleRoute(calls.getLinkOwner, async ({ body, address }, { db, now, limits }) => {
	const limited = await limits.use('stafMasuk', address)
	if (limited) return limited
	const staf = await findLink(db, body.token, now())
	if (!staf) return fail('TAUTAN_TIDAK_BERLAKU')
	const { nama, email } = staf
	return { data: { nama, email, pertama: email === FIRST_ADMIN } }
})

export const setPasswordByLink = handleRoute(
	calls.setPasswordByLink,
	async ({ body: { token, sandi, ...given }, address }, { db, now, limits, auth }) => {
		const limited = await limits.use('stafMasuk', address)
		if (limited) return limited
		const owner = await findLink(db, token, now())
		if (!owner) return fail('TAUTAN_TIDAK_BERLAKU')
		const isFirst = owner.email === FIRST_ADMIN
		const person = isFirst ? await readPerson(db, given) : owner
		if (isFailure(person)) return person
		const { nama, email } = person
		const staf = { ...owner, nama, email }
		const weak = await refuseWeak(db, staf, sandi)
		if (weak) return weak
		const hashed = await auth.passwords.hash(sandi)
		const linkWasUnused = await db.transaction().execute(async (transaction) => {
			if (!(await useLink(transaction, token))) return false
			await savePassword(transaction, { stafId: staf.id, hashed, now: now() })
			if (staf.hapusFaktor) await removeSecondFactors(transaction, staf.id)
			if (isFirst) await transaction.updateTable('staf').set({ nama, email }).where('id', '=', staf.id).execute()
			const changed = isFirst ? { sesudah: { nama, email } } : {}
			await recordEvent(transaction, { ...accountEntry(staf), aksi: 'setel-sandi', ...changed, staf, now: now() })
			return true
		})
		return linkWasUnused ? { data: { email: staf.email } } : fail('TAUTAN_TIDAK_BERLAKU')
	},
)

interface Person {
	nama: string
	email: string
}

/** The name and the address of the first administrator: both, and not the placeholder. */
async function readPerson(db: Db, { nama, email }: Partial<Person>): Promise<Person | Failure> {
	if (nama && email && email !== FIRST_ADMIN) return (await isTaken(db, email)) ? emailTaken : { nama, email }
	return fail('INPUT_TIDAK_VALID', {
		fields: {
			...(!nama && { nama: 'Tulis nama Anda.' }),
			...((!email || email === FIRST_ADMIN) && { email: 'Tulis alamat email Anda sendiri.' }),
		},
	})
}
