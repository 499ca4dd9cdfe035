import type { z } from 'zod'
import { kodeInput, masukInput, type Saya, signInResponse } from '../../../contract/staff/auth.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { StaffContext, StaffRequest } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { isAuthError } from './is-auth-error.ts'
import { signInBackoff } from './sign-in-backoff.ts'
import { readPeran } from './stored-peran.ts'

/** The first step: e-mail and password. An account with TOTP needs a code next. */
export const signIn = staffRoute({
	method: 'POST',
	path: '/masuk',
	rule: 'terbuka',
	body: masukInput,
	response: signInResponse,
	handle: (request, context) =>
		attempt(request, context, request.body.email, (api) =>
			api.signInEmail({
				body: { email: request.body.email, password: request.body.sandi },
				headers: request.raw.headers,
				returnHeaders: true,
			}),
		),
})

const TOTP_CODE = /^\d{6}$/

/** The second step: a code of the authenticator app, or a backup code. */
export const signInWithCode = staffRoute({
	method: 'POST',
	path: '/masuk/kode',
	rule: 'terbuka',
	body: kodeInput,
	response: signInResponse,
	handle: (request, context) =>
		attempt(request, context, challengeOf(request.raw.headers), (api) => {
			const { kode } = request.body
			const input = { body: { code: kode }, headers: request.raw.headers, returnHeaders: true } as const
			return TOTP_CODE.test(kode) ? api.verifyTOTP(input) : api.verifyBackupCode(input)
		}),
})

interface Verified {
	response: { user: { id: string } } | { twoFactorRedirect: boolean }
	headers: Headers
}

/** One sign-in attempt: rate limited, delayed after failures. Every wrong input gets the same response. */
async function attempt(
	{ address, setCookies }: StaffRequest,
	context: StaffContext,
	account: string,
	verify: (api: BetterAuth['api']) => Promise<Verified>,
): Promise<z.infer<typeof signInResponse> | Failure> {
	const limited = await context.limits.use('stafMasuk', address)
	if (limited) return limited
	const backoff = signInBackoff(context, account, address)
	const tooEarly = await backoff.check()
	if (tooEarly) return tooEarly
	const { api } = await context.auth.betterAuth()
	try {
		const { response, headers } = await verify(api)
		await backoff.reset()
		setCookies(headers)
		if ('twoFactorRedirect' in response) return { data: { perluKode: true } }
		return { data: await completeSignIn(context, response.user.id) }
	} catch (error) {
		if (!isAuthError(error)) throw error
		await backoff.recordFailure()
		return fail('MASUK_GAGAL')
	}
}

/** The whole hospital may share one address, so attempts are counted by challenge; better-auth counts by account. */
const challengeOf = (headers: Headers) => /\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

async function completeSignIn({ db, now }: StaffContext, stafId: string): Promise<Saya> {
	const { id, nama, email, peran, totpAktif } = await db
		.selectFrom('staf')
		.selectAll()
		.where('id', '=', stafId)
		.executeTakeFirstOrThrow()
	await deleteExpired(db, new Date(now()).toISOString())
	await writeAudit(db, { aksi: 'masuk', sumber: 'pengguna', sumberId: id, label: nama, staf: { id, nama }, now: now() })
	return { id, nama, email, peran: readPeran(peran), totpAktif: totpAktif === 1 }
}

/** Every sign-in deletes the expired rows of all staff; there is no other clean-up. */
async function deleteExpired(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
