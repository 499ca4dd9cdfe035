import * as calls from '../../../contract/staff/calls.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { readMerek } from '../../merek/make-merek.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { changeRoute, handleRoute, readRoute } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'
import { refuseWeak } from './check-password.ts'
import { nullIfRejected } from './passkeys.ts'
import { savePassword, verifyPassword } from './passwords.ts'
import { removeTotp } from './second-factor.ts'
import { withBackoff } from './sign-in-backoff.ts'
import { verifyUnusedCode } from './totp-codes.ts'

export const getSaya = readRoute(calls.getSaya, async ({ staf: { sesiId: _, dikonfirmasiAt: __, ...saya } }) => ({
	data: saya,
}))

export const signOut = handleRoute(calls.signOut, async ({ headers: own, setCookies, staf }, { auth, db, now }) => {
	const { api } = await auth.betterAuth()
	const { headers } = await api.signOut({ headers: own, returnHeaders: true })
	setCookies(headers)
	await recordEvent(db, { ...accountEntry(staf), staf, aksi: 'keluar', now: now() })
	return { data: null }
})

export const changePassword = handleRoute(calls.changePassword, async ({ body, staf, address }, context) => {
	const wrong = await verifyPassword(context, { staf, address, sandi: body.sandiLama, field: 'sandiLama' })
	if (wrong) return wrong
	const weak = await refuseWeak(context.db, staf, body.sandi)
	if (weak) return weak
	const hashed = await context.auth.passwords.hash(body.sandi)
	const now = context.now()
	await context.db.transaction().execute(async (db) => {
		await savePassword(db, { stafId: staf.id, hashed, now, keepSesi: staf.sesiId })
		await recordEvent(db, { ...accountEntry(staf), staf, aksi: 'ganti-sandi', now })
	})
	return { data: null }
})

export const beginTotp = handleRoute(
	calls.beginTotp,
	async ({ body, staf, address, headers: own, setCookies }, context) => {
		const wrong = await verifyPassword(context, { staf, address, sandi: body.sandi, field: 'sandi' })
		if (wrong) return wrong
		const { api } = await context.auth.betterAuth()
		const { namaPendek } = await readMerek(context.db)
		const enabled = await nullIfRejected(
			api.enableTwoFactor({
				body: { password: body.sandi, method: 'totp', issuer: `${namaPendek} Staf` },
				headers: own,
				returnHeaders: true,
			}),
		)
		if (!enabled) return fail('INPUT_TIDAK_VALID', { fields: { sandi: 'Verifikasi dua langkah sudah aktif.' } })
		const { response, headers } = enabled
		setCookies(headers)
		if (response.method !== 'totp') return fail('INPUT_TIDAK_VALID')
		return { data: { uri: response.totpURI, kodeCadangan: response.backupCodes } }
	},
)

export const confirmTotp = handleRoute(
	calls.confirmTotp,
	async ({ body, staf, address, headers: own, setCookies }, context) => {
		const { api } = await context.auth.betterAuth()
		const sessions = await context.db.selectFrom('stafSesi').select('id').where('stafId', '=', staf.id).execute()
		const earlier = sessions.map(({ id }) => id)
		const code = { stafId: staf.id, kode: body.kode }
		const verify = () => api.verifyTOTP({ body: { code: body.kode }, headers: own, returnHeaders: true })
		const wrong = fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode tidak cocok.' } })
		const verified = await withBackoff(
			context,
			{ account: staf.id, source: address, isKnown: true },
			async () => (await nullIfRejected(verifyUnusedCode(context, code, verify))) ?? wrong,
		)
		if (isFailure(verified)) return verified
		setCookies(verified.headers)
		// better-auth has replaced the own session. The password alone has opened the others; it is no longer enough.
		if (staf.duaLangkah !== 'aktif') await context.db.deleteFrom('stafSesi').where('id', 'in', earlier).execute()
		await recordEvent(context.db, { ...accountEntry(staf), staf, aksi: 'totp-aktif', now: context.now() })
		return { data: null }
	},
)

export const endTotp = changeRoute(calls.endTotp, async ({ staf }, { db, audit }) => {
	await removeTotp(db, staf.id)
	await audit({ ...accountEntry(staf), aksi: 'totp-nonaktif' })
	return { data: null }
})
