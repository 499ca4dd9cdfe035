import type { z } from 'zod'
import { kodeInput, masukInput, type Saya, signInResponse } from '../../../contract/staff/auth.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { StaffContext, StaffRequest } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { isAuthError } from './is-auth-error.ts'
import { signInBackoff } from './sign-in-backoff.ts'
import { readPeran } from './stored-peran.ts'
import { verifyUnusedCode } from './verify-unused-code.ts'
import { writeSignIn } from './write-sign-in.ts'

/** The first step: e-mail and password. An account with TOTP needs a code next. */
export const signIn = staffRoute({
	method: 'POST',
	path: '/masuk',
	rule: 'terbuka',
	body: masukInput,
	response: signInResponse,
	handle: (request, context) => {
		const { email, sandi } = request.body
		return attempt(request, context, {
			account: email,
			email,
			verify: (api) =>
				api.signInEmail({ body: { email, password: sandi }, headers: request.raw.headers, returnHeaders: true }),
		})
	},
})

const TOTP_CODE = /^\d{6}$/

/** The second step: a code of the authenticator app, or a backup code. */
export const signInWithCode = staffRoute({
	method: 'POST',
	path: '/masuk/kode',
	rule: 'terbuka',
	body: kodeInput,
	response: signInResponse,
	async handle(request, context) {
		const { kode } = request.body
		const challenge = challengeOf(request.raw.headers)
		const staf = await findChallenged(context, challenge)
		return attempt(request, context, {
			// The whole hospital may share one address, so attempts are counted by challenge; better-auth counts by account.
			account: challenge,
			email: staf?.email ?? '',
			verify(api) {
				const input = { body: { code: kode }, headers: request.raw.headers, returnHeaders: true } as const
				if (!TOTP_CODE.test(kode)) return api.verifyBackupCode(input)
				return verifyUnusedCode(context, { stafId: staf?.id, kode }, () => api.verifyTOTP(input))
			},
		})
	},
})

interface Verified {
	response: { user: { id: string } } | { twoFactorRedirect: boolean }
	headers: Headers
}

interface Attempt {
	/** What wrong attempts are counted by. */
	account: string
	/** Empty for an unknown challenge. */
	email: string
	/** Null, or an error of better-auth, for a wrong input. */
	verify(api: BetterAuth['api']): Promise<Verified | null>
}

/** One sign-in attempt: rate limited, delayed after failures. Every wrong input gets the same response. */
async function attempt(
	{ address, raw, setCookies }: StaffRequest,
	context: StaffContext,
	{ account, email, verify }: Attempt,
): Promise<z.infer<typeof signInResponse> | Failure> {
	const { auth, limits } = context
	const device = await auth.devices.find(raw.headers, email)
	// Strangers behind the same address use up its limit; a known device has its own.
	const source = device ?? address
	const limited = await limits.use('stafMasuk', source)
	if (limited) return limited
	const backoff = signInBackoff(context, { account, source, isKnown: device !== null })
	const tooEarly = await backoff.take()
	if (tooEarly) return tooEarly
	const verified = await rejectedAsNull(verify((await auth.betterAuth()).api))
	const from = { address, userAgent: raw.headers.get('user-agent') ?? '' }
	if (!verified) {
		await backoff.recordFailure()
		await writeSignIn(context, { aksi: 'masuk-gagal', staf: await findByEmail(context, email), ...from })
		return fail('MASUK_GAGAL')
	}
	await backoff.reset()
	setCookies(verified.headers)
	if ('twoFactorRedirect' in verified.response) return { data: { perluKode: true } }
	setCookies(await auth.devices.remember(email))
	const saya = await completeSignIn(context, verified.response.user.id)
	await writeSignIn(context, { aksi: 'masuk', staf: saya, ...from })
	return { data: saya }
}

async function rejectedAsNull(verified: Promise<Verified | null>): Promise<Verified | null> {
	try {
		return await verified
	} catch (error) {
		if (!isAuthError(error)) throw error
		return null
	}
}

/** better-auth's signed cookie between the two steps. */
const challengeOf = (headers: Headers) => /\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** The account of a challenge. Its identifier is random, so better-auth's check of the signature may follow. */
const findChallenged = ({ db }: StaffContext, challenge: string) =>
	db
		.selectFrom('stafVerifikasi')
		.innerJoin('staf', 'staf.id', 'stafVerifikasi.value')
		.select(['staf.id', 'staf.email'])
		.where('identifier', '=', challenge.split('.')[0] ?? '')
		.executeTakeFirst()

const findByEmail = ({ db }: StaffContext, email: string) =>
	db.selectFrom('staf').select(['id', 'nama']).where('email', '=', email).executeTakeFirst()

async function completeSignIn({ db, now }: StaffContext, stafId: string): Promise<Saya> {
	const { id, nama, email, peran, totpAktif } = await db
		.selectFrom('staf')
		.selectAll()
		.where('id', '=', stafId)
		.executeTakeFirstOrThrow()
	await deleteExpired(db, new Date(now()).toISOString())
	return { id, nama, email, peran: readPeran(peran), totpAktif: totpAktif === 1 }
}

/** Every sign-in deletes the expired rows of all staff; there is no other clean-up. */
async function deleteExpired(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
