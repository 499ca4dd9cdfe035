import { isianKode, isianMasuk } from '../../../contract/staff/auth.ts'
import { fail } from '../../http/failure.ts'
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
	handle: (request, context) =>
		enter(request, context, request.body.email, (api) =>
			api.signInEmail({
				body: { email: request.body.email, password: request.body.sandi },
				headers: request.raw.headers,
				returnHeaders: true,
			}),
		),
})

const APP_CODE = /^\d{6}$/

/** The second step: the code of the app, or one of those that were written down. */
export const signInWithCode = staffRoute({
	method: 'POST',
	path: '/masuk/kode',
	rule: 'terbuka',
	body: isianKode,
	handle: (request, context) =>
		enter(request, context, challengeOf(request.raw.headers), (api) => {
			const { kode } = request.body
			const asked = { body: { code: kode }, headers: request.raw.headers, returnHeaders: true } as const
			return APP_CODE.test(kode) ? api.verifyTOTP(asked) : api.verifyBackupCode(asked)
		}),
})

type Api = Awaited<ReturnType<StaffContext['door']['auth']>>['api']

interface Entered {
	response: { user: { id: string } } | { twoFactorRedirect: boolean }
	headers: Headers
}

/** One try to get in: counted, slowed down after mistakes, and answered alike whatever was wrong. */
async function enter(
	{ address, setCookies }: StaffRequest,
	context: StaffContext,
	account: string,
	ask: (api: Api) => Promise<Entered>,
): Promise<StaffResult> {
	const tooOften = await context.limits.use('stafMasuk', address)
	if (tooOften) return tooOften
	const lock = softLock(context, account, address)
	const locked = await lock.wait()
	if (locked) return locked
	const { api } = await context.door.auth()
	try {
		const { response, headers } = await ask(api)
		await lock.forget()
		setCookies(headers)
		if ('twoFactorRedirect' in response) return { data: { perluKode: true } }
		return await welcome(context, response.user.id)
	} catch (error) {
		if (!isRefusal(error)) throw error
		await lock.mistake()
		return fail('MASUK_GAGAL')
	}
}

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
		aksi: 'masuk',
		sumber: 'pengguna',
		sumberId: id,
		label: nama,
		staf: { id, nama },
		now: now(),
	})
	return { data: { id, nama, email, peran, totpAktif: totpAktif === 1 } satisfies Omit<Staf, 'sesiId'> }
}

/** Who comes in takes out what has ended: nobody else does. */
async function sweep(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
