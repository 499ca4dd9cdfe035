import { isianSandi, isianTautan } from '../../../contract/staff/auth.ts'
import { fail } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { staffRoute } from '../staff-route.ts'
import { judgePassword } from './judge-password.ts'
import { findLink, useLink } from './one-time-link.ts'
import { savePassword } from './save-password.ts'

/** Whom a one-time link is for, so that the page can greet them. */
export const lookAtLink = staffRoute({
	method: 'POST',
	path: '/sandi/tautan',
	rule: 'terbuka',
	body: isianTautan,
	async handle({ body, address }, { db, now, limits }) {
		const tooOften = await limits.use('stafMasuk', address)
		if (tooOften) return tooOften
		const staf = await findLink(db, body.token, now())
		return staf ? { data: { nama: staf.nama, email: staf.email } } : fail('TAUTAN_TIDAK_BERLAKU')
	},
})

/** Sets the password of whom the link is for; the link is used up by it. */
export const setPasswordByLink = staffRoute({
	method: 'POST',
	path: '/sandi',
	rule: 'terbuka',
	body: isianSandi,
	async handle({ body: { token, sandi }, address }, { db, now, limits, door }) {
		const tooOften = await limits.use('stafMasuk', address)
		if (tooOften) return tooOften
		const staf = await findLink(db, token, now())
		if (!staf) return fail('TAUTAN_TIDAK_BERLAKU')
		const judged = judgePassword(sandi, [staf.nama, staf.email])
		if (judged) return fail('INPUT_TIDAK_VALID', { fields: { sandi: judged } })
		const hashed = await door.passwords.hash(sandi)
		const wasFirst = await db.transaction().execute(async (transaction) => {
			if (!(await useLink(transaction, token))) return false
			await savePassword(transaction, { stafId: staf.id, hashed, now: now() })
			await writeAudit(transaction, {
				aksi: 'setel-sandi',
				sumber: 'pengguna',
				sumberId: staf.id,
				label: staf.nama,
				staf,
				now: now(),
			})
			return true
		})
		return wasFirst ? { data: { email: staf.email } } : fail('TAUTAN_TIDAK_BERLAKU')
	},
})
