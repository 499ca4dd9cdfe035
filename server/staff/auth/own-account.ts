import { isianGantiSandi, isianKode, isianKonfirmasi } from '../../../contract/staff/auth.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Staf, StaffContext } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import { isRefusal } from './is-refusal.ts'
import { judgePassword } from './judge-password.ts'
import { savePassword } from './save-password.ts'
import { softLock } from './soft-lock.ts'

export const whoAmI = staffRoute({
	method: 'GET',
	path: '/saya',
	rule: 'masuk',
	read: async ({ staf: { sesiId: _, ...saya } }) => ({ data: saya }),
})

export const signOut = staffRoute({
	method: 'POST',
	path: '/keluar',
	rule: 'masuk',
	async handle({ raw, setCookies, staf }, { door, db, now }) {
		const { api } = await door.auth()
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
	body: isianGantiSandi,
	async handle({ body, staf, address }, context) {
		const refused = await demandPassword(context, staf, address, body.sandiLama, 'sandiLama')
		if (refused) return refused
		const judged = judgePassword(body.sandi, [staf.nama, staf.email])
		if (judged) return fail('INPUT_TIDAK_VALID', { fields: { sandi: judged } })
		const hashed = await context.door.passwords.hash(body.sandi)
		const now = context.now()
		await context.db.transaction().execute(async (db) => {
			await savePassword(db, { stafId: staf.id, hashed, now, keepSesi: staf.sesiId })
			await writeAudit(db, { ...self(staf), aksi: 'ganti-sandi', now })
		})
		return { data: null }
	},
})

/** Begins with codes: what the app on the phone has to know, and codes to write down. */
export const beginTotp = staffRoute({
	method: 'POST',
	path: '/saya/totp',
	rule: 'masuk',
	body: isianKonfirmasi,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const refused = await demandPassword(context, staf, address, body.sandi, 'sandi')
		if (refused) return refused
		const { api } = await context.door.auth()
		try {
			const { response, headers } = await api.enableTwoFactor({
				body: { password: body.sandi, method: 'totp' },
				headers: raw.headers,
				returnHeaders: true,
			})
			setCookies(headers)
			if (response.method !== 'totp') return fail('INPUT_TIDAK_VALID')
			return { data: { uri: response.totpURI, kodeCadangan: response.backupCodes } }
		} catch (error) {
			if (!isRefusal(error)) throw error
			return fail('INPUT_TIDAK_VALID', { fields: { sandi: 'Verifikasi dua langkah sudah aktif.' } })
		}
	},
})

/** The first code from the app shows that it works; from now on one is asked for. */
export const confirmTotp = staffRoute({
	method: 'POST',
	path: '/saya/totp/kode',
	rule: 'masuk',
	body: isianKode,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const lock = softLock(context, staf.id, address)
		const locked = await lock.wait()
		if (locked) return locked
		const { api } = await context.door.auth()
		try {
			const { headers } = await api.verifyTOTP({ body: { code: body.kode }, headers: raw.headers, returnHeaders: true })
			setCookies(headers)
			await writeAudit(context.db, { ...self(staf), aksi: 'totp-aktif', now: context.now() })
			return { data: null }
		} catch (error) {
			if (!isRefusal(error)) throw error
			await lock.mistake()
			return fail('INPUT_TIDAK_VALID', { fields: { kode: 'Kode tidak cocok.' } })
		}
	},
})

export const endTotp = staffRoute({
	method: 'DELETE',
	path: '/saya/totp',
	rule: 'masuk',
	body: isianKonfirmasi,
	async handle({ body, staf, address, raw, setCookies }, context) {
		const refused = await demandPassword(context, staf, address, body.sandi, 'sandi')
		if (refused) return refused
		const { api } = await context.door.auth()
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

/** A session left open at the desk is not enough for what changes how one gets in. */
async function demandPassword(
	context: StaffContext,
	staf: Staf,
	address: string,
	sandi: string,
	field: string,
): Promise<Failure | null> {
	const lock = softLock(context, staf.id, address)
	const locked = await lock.wait()
	if (locked) return locked
	const akun = await context.db
		.selectFrom('stafAkun')
		.select('password')
		.where('stafId', '=', staf.id)
		.where('providerId', '=', 'credential')
		.executeTakeFirst()
	if (akun?.password && (await context.door.passwords.verify({ hash: akun.password, password: sandi }))) return null
	await lock.mistake()
	return fail('INPUT_TIDAK_VALID', { fields: { [field]: 'Kata sandi tidak cocok.' } })
}
