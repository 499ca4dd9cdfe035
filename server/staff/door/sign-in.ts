import { isianKode, isianMasuk } from '../../../contract/staf/pintu.ts'
import { fail } from '../../api/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Staf, StaffContext, StaffRequest, StaffResult } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import { isRefusal } from './is-refusal.ts'
import { softLock } from './soft-lock.ts'

/** By e-mail and password; whoever uses codes is asked for one next. */
export const signIn = staffRoute({
	method: 'POST',
	path: '/masuk',
	rule: 'terbuka',
	body: isianMasuk,
	async handle({ body, address, raw, setCookies }, context) {
		const tooOften = await context.limits.use('stafMasuk', address)
		if (tooOften) return tooOften
		const lock = softLock(context, body.email, address)
		const locked = await lock.wait()
		if (locked) return locked
		const { api } = await context.door.auth()
		try {
			const { response, headers } = await api.signInEmail({
				body: { email: body.email, password: body.sandi },
				headers: raw.headers,
				returnHeaders: true,
			})
			await lock.forget()
			setCookies(headers)
			if ('twoFactorRedirect' in response) return { data: { perluKode: true } }
			return await welcome(context, response.user.id)
		} catch (error) {
			if (!isRefusal(error)) throw error
			await lock.mistake()
			return fail('MASUK_GAGAL')
		}
	},
})

const APP_CODE = /^\d{6}$/

/** The second step: the code of the app, or one of those that were written down. */
export const signInWithCode = staffRoute({
	method: 'POST',
	path: '/masuk/kode',
	rule: 'terbuka',
	body: isianKode,
	async handle(
		{ body: { kode }, address, raw, setCookies }: StaffRequest<unknown, { kode: string }>,
		context,
	): Promise<StaffResult> {
		const tooOften = await context.limits.use('stafMasuk', address)
		if (tooOften) return tooOften
		const lock = softLock(context, challengeOf(raw.headers), address)
		const locked = await lock.wait()
		if (locked) return locked
		const { api } = await context.door.auth()
		const asked = { body: { code: kode }, headers: raw.headers, returnHeaders: true } as const
		try {
			const { response, headers } = await (APP_CODE.test(kode) ? api.verifyTOTP(asked) : api.verifyBackupCode(asked))
			await lock.forget()
			setCookies(headers)
			return await welcome(context, response.user.id)
		} catch (error) {
			if (!isRefusal(error)) throw error
			await lock.mistake()
			return fail('MASUK_GAGAL')
		}
	},
})

/** Behind one address sits a whole hospital; tries with several challenges are counted by better-auth, by account. */
const challengeOf = (headers: Headers) => /\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

async function welcome({ db, now }: StaffContext, stafId: string): Promise<StaffResult> {
	const { id, nama, email, peran, totpAktif } = await db
		.selectFrom('staf')
		.selectAll()
		.where('id', '=', stafId)
		.executeTakeFirstOrThrow()
	await sweep(db, new Date(now()).toISOString())
	await writeAudit(db, {
		...{ aksi: 'masuk', sumber: 'pengguna', sumberId: id, label: nama },
		...{ staf: { id, nama }, now: now() },
	})
	return { data: { id, nama, email, peran, totpAktif: totpAktif === 1 } satisfies Omit<Staf, 'sesiId'> }
}

/** Who comes in takes out what has ended: nobody else does. */
async function sweep(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
