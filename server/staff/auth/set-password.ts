import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { staffRoute } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'
import { refuseWeak } from './check-password.ts'
import { findLink, useLink } from './one-time-link.ts'
import { savePassword } from './passwords.ts'
import { removeSecondFactors } from './second-factor.ts'

export const getLinkOwner = staffRoute(calls.getLinkOwner, {
	async handle({ body, address }, { db, now, limits }) {
		const limited = await limits.use('stafMasuk', address)
		if (limited) return limited
		const staf = await findLink(db, body.token, now())
		return staf ? { data: { nama: staf.nama, email: staf.email } } : fail('TAUTAN_TIDAK_BERLAKU')
	},
})

export const setPasswordByLink = staffRoute(calls.setPasswordByLink, {
	async handle({ body: { token, sandi }, address }, { db, now, limits, auth }) {
		const limited = await limits.use('stafMasuk', address)
		if (limited) return limited
		const staf = await findLink(db, token, now())
		if (!staf) return fail('TAUTAN_TIDAK_BERLAKU')
		const weak = await refuseWeak(db, staf, sandi)
		if (weak) return weak
		const hashed = await auth.passwords.hash(sandi)
		const linkWasUnused = await db.transaction().execute(async (transaction) => {
			if (!(await useLink(transaction, token))) return false
			await savePassword(transaction, { stafId: staf.id, hashed, now: now() })
			if (staf.hapusFaktor) await removeSecondFactors(transaction, staf.id)
			await recordEvent(transaction, { ...accountEntry(staf), aksi: 'setel-sandi', staf, now: now() })
			return true
		})
		return linkWasUnused ? { data: { email: staf.email } } : fail('TAUTAN_TIDAK_BERLAKU')
	},
})
