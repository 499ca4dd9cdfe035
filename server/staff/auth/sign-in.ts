import type { CallResponse } from '../../../contract/call.ts'
import type { Saya } from '../../../contract/staff/auth.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { StaffContext, StaffRequest } from '../staff-context.ts'
import { staffRoute } from '../staff-route.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { findPasskeyOwner, isAuthError, verifyPasskey } from './passkey-verification.ts'
import { duaLangkahOf, passkeyAktif } from './second-factor.ts'
import { signInBackoff } from './sign-in-backoff.ts'
import { readPeran } from './stored-peran.ts'
import { verifyUnusedCode } from './verify-unused-code.ts'
import { writeSignIn } from './write-sign-in.ts'

export const signIn = staffRoute(calls.signIn, {
	handle: (request, context) => {
		const { email, sandi } = request.body
		return attempt(request, context, {
			account: email,
			email,
			isFirstStep: true,
			verify: (api) =>
				api.signInEmail({ body: { email, password: sandi }, headers: request.headers, returnHeaders: true }),
		})
	},
})

const TOTP_CODE = /^\d{6}$/

export const signInWithCode = staffRoute(calls.signInWithCode, {
	async handle(request, context) {
		const { kode } = request.body
		const challenge = challengeOf(request.headers)
		const staf = await findChallenged(context, challenge)
		return attempt(request, context, {
			// The whole hospital may share one address, so attempts are counted by challenge; better-auth counts by account.
			account: challenge,
			email: staf?.email ?? '',
			verify(api) {
				const input = { body: { code: kode }, headers: request.headers, returnHeaders: true } as const
				if (!TOTP_CODE.test(kode)) return api.verifyBackupCode(input)
				return verifyUnusedCode(context, { stafId: staf?.id, kode }, () => api.verifyTOTP(input))
			},
		})
	},
})

export const getPasskeyOptions = staffRoute(calls.getPasskeyOptions, {
	async handle({ address, headers, setCookies }, { auth, limits }) {
		// As below: guests behind the hospital's address do not use up the limit of a known device.
		const limited = await limits.use('stafMasuk', (await auth.devices.findAny(headers)) ?? address)
		if (limited) return limited
		const { api } = await auth.betterAuth()
		const options = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
		setCookies(options.headers)
		return { data: { ...options.response, userVerification: 'required' } }
	},
})

export const signInWithPasskey = staffRoute(calls.signInWithPasskey, {
	async handle(request, context) {
		const { kredensial } = request.body
		const owner = await findPasskeyOwner(context, kredensial.id)
		return attempt(request, context, {
			account: `passkey ${kredensial.id}`,
			email: owner?.email ?? '',
			verify: () => verifyPasskey(context, { kredensial, headers: request.headers }),
		})
	},
})

interface Verified {
	response: { user: { id: string }; token?: string } | { twoFactorRedirect: boolean }
	headers: Headers
}

interface Attempt {
	/** What wrong attempts are counted by. */
	account: string
	/** Empty for an unknown challenge. */
	email: string
	/** The password alone: not enough for an account with a second factor. */
	isFirstStep?: boolean
	/** Null, or an error of better-auth, for a wrong input. */
	verify(api: BetterAuth['api']): Promise<Verified | null>
}

/** One sign-in attempt: rate limited, delayed after failures. Every wrong input gets the same response. */
async function attempt(
	{ address, headers, setCookies }: StaffRequest,
	context: StaffContext,
	{ account, email, isFirstStep = false, verify }: Attempt,
): Promise<CallResponse<typeof calls.signIn> | Failure> {
	const { auth, limits } = context
	const device = await auth.devices.find(headers, email)
	// Strangers behind the same address use up its limit; a known device has its own.
	const source = device ?? address
	const limited = await limits.use('stafMasuk', source)
	if (limited) return limited
	const backoff = signInBackoff(context, { account, source, isKnown: device !== null })
	const tooEarly = await backoff.take()
	if (tooEarly) return tooEarly
	const verified = await rejectedAsNull(verify((await auth.betterAuth()).api))
	const from = { address, userAgent: headers.get('user-agent') ?? '' }
	if (!verified) {
		await backoff.recordFailure()
		await writeSignIn(context, { aksi: 'masuk-gagal', staf: await findByEmail(context, email), ...from })
		return fail('MASUK_GAGAL')
	}
	await backoff.reset()
	if ('twoFactorRedirect' in verified.response) {
		setCookies(verified.headers)
		return { data: { perluKode: true } }
	}
	const saya = await completeSignIn(context, verified.response.user.id)
	if (isFirstStep && saya.passkeyAktif) {
		// better-auth opens a session here, because it counts only TOTP as a second factor.
		await context.db
			.deleteFrom('stafSesi')
			.where('token', '=', verified.response.token ?? '')
			.execute()
		return { data: { perluPasskey: true } }
	}
	setCookies(verified.headers)
	setCookies(await auth.devices.remember(email))
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

async function completeSignIn({ db, now, auth }: StaffContext, stafId: string): Promise<Saya> {
	const staf = await db
		.selectFrom('staf')
		.select(['id', 'nama', 'email', 'peran', 'totpAktif', passkeyAktif])
		.where('id', '=', stafId)
		.executeTakeFirstOrThrow()
	await deleteExpired(db, new Date(now()).toISOString())
	const { id, nama, email } = staf
	const factors = {
		peran: readPeran(staf.peran),
		totpAktif: staf.totpAktif === 1,
		passkeyAktif: staf.passkeyAktif === 1,
	}
	return { id, nama, email, ...factors, duaLangkah: duaLangkahOf(factors, auth.requiresSecondFactor) }
}

/** Every sign-in deletes the expired rows of all staff; there is no other clean-up. */
async function deleteExpired(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
