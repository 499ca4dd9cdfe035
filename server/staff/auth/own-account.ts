import {
	beginTotpResponse,
	gantiSandiInput,
	getSayaResponse,
	kodeInput,
	konfirmasiInput,
} from '../../../contract/staff/auth.ts'
import { done } from '../../../contract/staff/responses.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { readMerek } from '../../merek/read-merek.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Staf, StaffContext } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import { checkPassword } from './check-password.ts'
import { hospitalNames } from './hospital-names.ts'
import { isAuthError } from './is-auth-error.ts'
import { savePassword } from './save-password.ts'
import { signInBackoff } from './sign-in-backoff.ts'
import { verifyUnusedCode } from './verify-unused-code.ts'

export const getSaya = staffRoute({
	method: 'GET',
	path: '/saya',
	rule: 'masuk',
	response: getSayaResponse,
	read: async ({ staf: { sesiId: _, ...saya } }) => ({ data: saya }),
})

export const signOut = staffRoute({
	method: 'POST',
	path: '/keluar',
	rule: 'masuk',
	response: done,
	async handle({ raw, setCookies, staf }, { auth, db, now }) {
		const { api } = await auth.betterAuth()
		const { headers } = await api.signOut({ headers: raw.headers, returnHeaders: true })
		setCookies(headers)
		await writeAudit(db, { ...self(staf), aksi: 'keluar', now: now() })
		return { data: null }
	},
})

export const changePassword = staffRoute({
	method: 'POST',
	path: '/saya/sandi',
	rule: 'masuk',
	body: gantiSandiInput,
	response: done,
	async handle({ body, staf, address }, context) {
		const wrong = await verifyPassword(context, staf, address, body.sandiLama, 'sandiLama')
		if (wrong) return wrong
		const weakness = await checkPassword(body.sandi, [staf.nama, staf.email, ...(await hospitalNames(context.db))])
		if (weakness) return fail('INPUT_TIDAK_VALID', { fields: { sandi: weakness } })
		const hashed = await context.auth.passwords.hash(body.sandi)
		const now = context.now()
		await context.db.transaction().execute(async (db) => {
			await savePassword(db, { stafId: staf.id, hashed, now, keepSesi: staf.sesiId })
			await writeAudit(db, { ...self(staf), aksi: 'ganti-sandi', now })
		})
		return { data: null }
	},
})

/** Starts the TOTP set-up: the secret for the authenticator app, and backup codes. */
export const beginTotp = staffRoute({
	method: 'POST',
	path: '/saya/totp',
	rule: 'masuk',
	body: konfirmasiInput,
	response: beginTotpResponse,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const wrong = await verifyPassword(context, staf, address, body.sandi, 'sandi')
		if (wrong) return wrong
		const { api } = await context.auth.betterAuth()
		const { namaPendek } = await readMerek(context.db)
		try {
			const { response, headers } = await api.enableTwoFactor({
				body: { password: body.sandi, method: 'totp', issuer: `${namaPendek} Staf` },
				headers: raw.headers,
				returnHeaders: true,
			})
			setCookies(headers)
			if (response.method !== 'totp') return fail('INPUT_TIDAK_VALID')
			return { data: { uri: response.totpURI, kodeCadangan: response.backupCodes } }
		} catch (error) {
			if (!isAuthError(error)) throw error
			return fail('INPUT_TIDAK_VALID', { fields: { sandi: 'Verifikasi dua langkah sudah aktif.' } })
		}
	},
})

/** Completes the TOTP set-up with a first code; every later sign-in asks for one. */
export const confirmTotp = staffRoute({
	method: 'POST',
	path: '/saya/totp/kode',
	rule: 'masuk',
	body: kodeInput,
	response: done,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const backoff = signInBackoff(context, { account: staf.id, source: address, isKnown: true })
		const tooEarly = await backoff.take()
		if (tooEarly) return tooEarly
		const { api } = await context.auth.betterAuth()
		try {
			const code = { stafId: staf.id, kode: body.kode }
			const verified = await verifyUnusedCode(context, code, () =>
				api.verifyTOTP({ body: { code: body.kode }, headers: raw.headers, returnHeaders: true }),
			)
			if (!verified)
				return fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode ini sudah dipakai. Tunggu kode berikutnya.' } })
			const { headers } = verified
			await backoff.reset()
			setCookies(headers)
			await writeAudit(context.db, { ...self(staf), aksi: 'totp-aktif', now: context.now() })
			return { data: null }
		} catch (error) {
			if (!isAuthError(error)) throw error
			await backoff.recordFailure()
			return fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode tidak cocok.' } })
		}
	},
})

export const endTotp = staffRoute({
	method: 'DELETE',
	path: '/saya/totp',
	rule: 'masuk',
	body: konfirmasiInput,
	response: done,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const wrong = await verifyPassword(context, staf, address, body.sandi, 'sandi')
		if (wrong) return wrong
		const { api } = await context.auth.betterAuth()
		const { headers } = await api.disableTwoFactor({
			body: { password: body.sandi },
			headers: raw.headers,
			returnHeaders: true,
		})
		setCookies(headers)
		await writeAudit(context.db, { ...self(staf), aksi: 'totp-nonaktif', now: context.now() })
		return { data: null }
	},
})

const self = (staf: Staf) => ({ staf, sumber: 'pengguna', sumberId: staf.id, label: staf.nama })

/** A session left open at a desk is not enough to change how its owner signs in. */
async function verifyPassword(
	context: StaffContext,
	staf: Staf,
	address: string,
	sandi: string,
	field: string,
): Promise<Failure | null> {
	const backoff = signInBackoff(context, { account: staf.id, source: address, isKnown: true })
	const tooEarly = await backoff.take()
	if (tooEarly) return tooEarly
	const akun = await context.db
		.selectFrom('stafAkun')
		.select('password')
		.where('stafId', '=', staf.id)
		.where('providerId', '=', 'credential')
		.executeTakeFirst()
	if (akun?.password && (await context.auth.passwords.verify({ hash: akun.password, password: sandi }))) {
		await backoff.reset()
		return null
	}
	await backoff.recordFailure()
	return fail('INPUT_TIDAK_VALID', { fields: { [field]: 'Kata sandi tidak cocok.' } })
}
