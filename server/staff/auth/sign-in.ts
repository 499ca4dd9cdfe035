import type { CallResponse } from '../../../contract/call.ts'
import type { Saya } from '../../../contract/staff/auth.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { KODE_SALAH_BATAS } from '../../../contract/staff/kode-salah.ts'
import { shortenAddress } from '../../../contract/web/shorten-address.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { namePerangkat } from '../../http/name-perangkat.ts'
import { measure } from '../../metrics/measure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { handleRoute, type StaffContext, type StaffRequest } from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'
import { storedBackupCode } from './backup-codes.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { findPasskeyOwner, nullIfRejected, verifyPasskey } from './passkeys.ts'
import { akunColumns, toSaya } from './second-factor.ts'
import { withBackoff } from './sign-in-backoff.ts'
import { strangeCodes, strangeCodesMail, verifyUnusedCode } from './totp-codes.ts'

export const signIn = handleRoute(calls.signIn, (request, context) => {
	const { email, sandi } = request.body
	return attempt(request, context, {
		account: email,
		email,
		isFirstStep: true,
		verify: (api) =>
			api.signInEmail({ body: { email, password: sandi }, headers: request.headers, returnHeaders: true }),
	})
})

const TOTP_CODE = /^\d{6}$/

export const signInWithCode = handleRoute(calls.signInWithCode, async (request, context) => {
	const { kode } = request.body
	const challenge = challengeOf(request.headers)
	const staf = await findChallenged(context, challenge)
	const isTotp = TOTP_CODE.test(kode)
	return attempt(request, context, {
		// Wrong codes of the app leave the attempts with backup codes as they are.
		account: staf ? `${isTotp ? 'kode' : 'cadangan'} ${staf.id}` : challenge,
		email: staf?.email ?? '',
		isSecondStep: staf !== undefined,
		async verify(api, from) {
			if (!staf) return null
			const code = isTotp ? kode : await storedBackupCode(context, staf.id, kode)
			const input = { body: { code }, headers: request.headers, returnHeaders: true } as const
			if (!isTotp) return api.verifyBackupCode(input)
			const verify = () => verifyUnusedCode(context, { stafId: staf.id, kode }, () => api.verifyTOTP(input))
			return from.isKnown ? verify() : verifyStrangeCode(context, staf, from, verify)
		},
	})
})

/** A code from a device that the account does not know. The sender of a wrong one has the password, so the owner gets a mail. */
async function verifyStrangeCode(
	context: StaffContext,
	staf: { id: string; nama: string; email: string },
	from: From,
	verify: () => Promise<Verified | Failure>,
): Promise<Verified | Failure | null> {
	const { db, mailer, siteUrl } = context
	const codes = strangeCodes(context, staf.id)
	const guess = await codes.take()
	if (typeof guess !== 'number') return guess
	const verified = await nullIfRejected(verify())
	if (verified && !isFailure(verified)) await codes.forget()
	else if (guess === KODE_SALAH_BATAS) mailer?.sendLater(() => strangeCodesMail(db, staf, from, siteUrl))
	return verified
}

export const getPasskeyOptions = handleRoute(
	calls.getPasskeyOptions,
	async ({ address, headers, setCookies }, { auth, limits }) => {
		// As below: guests behind the hospital's address do not use up the limit of a known device.
		const limited = await limits.use('stafMasuk', (await auth.devices.findAny(headers)) ?? address)
		if (limited) return limited
		const { api } = await auth.betterAuth()
		const options = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
		setCookies(options.headers)
		return { data: { ...options.response, userVerification: 'required' } }
	},
)

export const signInWithPasskey = handleRoute(calls.signInWithPasskey, async (request, context) => {
	const { kredensial } = request.body
	const owner = await findPasskeyOwner(context, kredensial.id)
	return attempt(request, context, {
		account: `passkey ${kredensial.id}`,
		email: owner?.email ?? '',
		verify: () => verifyPasskey(context, { kredensial, headers: request.headers }),
	})
})

interface Verified {
	response: { user: { id: string }; token?: string } | { twoFactorRedirect: boolean }
	headers: Headers
}

/** Where an attempt comes from. */
interface From {
	perangkat: string
	/** The shortened address. */
	jaringan: string
	/** The account has signed in on this device before. */
	isKnown: boolean
}

interface Attempt {
	/** What wrong attempts are counted by. */
	account: string
	/** Empty for an unknown challenge. */
	email: string
	/** The password alone: not enough for an account with a second factor. */
	isFirstStep?: boolean
	/** The password was right. */
	isSecondStep?: boolean
	/** Null, a failure, or an error of better-auth, for a wrong input. */
	verify(api: BetterAuth['api'], from: From): Promise<Verified | Failure | null>
}

/** One sign-in attempt: rate limited, delayed after failures. Every wrong input gets the same response. */
async function attempt(
	{ address, headers, setCookies }: StaffRequest,
	context: StaffContext,
	{ account, email, isFirstStep = false, isSecondStep = false, verify }: Attempt,
): Promise<CallResponse<typeof calls.signIn> | Failure> {
	const { auth, limits } = context
	const device = await auth.devices.find(headers, email)
	// Strangers behind the same address use up its limit; a known device has its own.
	const source = device ?? address
	const limited = await limits.use('stafMasuk', source)
	if (limited) return limited
	const from = { perangkat: namePerangkat(headers.get('user-agent') ?? ''), jaringan: shortenAddress(address) ?? '' }
	const isKnown = device !== null
	const verified = await withBackoff(context, { account, source, isKnown }, async () => {
		const result = await nullIfRejected(verify((await auth.betterAuth()).api, { ...from, isKnown }))
		if (result && !isFailure(result)) return result
		// It was not evaluated.
		if (result?.failure === 'TERLALU_SERING') return result
		measure('signInFailure', 'wrong')
		const staf = await findByEmail(context, email)
		// What was typed is not stored: it may be a password in the wrong field.
		const entry = staf ? accountEntry(staf) : { sumber: 'pengguna', sumberId: '', label: 'Akun tidak dikenal' }
		const sesudah = isSecondStep && !isKnown ? { ...from, sandiBenar: true } : from
		const who = staf ?? { id: null, nama: 'Tidak dikenal' }
		await recordEvent(context.db, { ...entry, aksi: 'masuk-gagal', sesudah, staf: who, now: context.now() })
		return fail('MASUK_GAGAL')
	})
	if (isFailure(verified)) return verified
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
	await recordEvent(context.db, { ...accountEntry(saya), aksi: 'masuk', sesudah: from, staf: saya, now: context.now() })
	return { data: saya }
}

/** better-auth's signed cookie between the two steps. */
const challengeOf = (headers: Headers) => /\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''

/** The account of a challenge. Its identifier is random, so better-auth's check of the signature may follow. */
const findChallenged = ({ db }: StaffContext, challenge: string) =>
	db
		.selectFrom('stafVerifikasi')
		.innerJoin('staf', 'staf.id', 'stafVerifikasi.value')
		.select(['staf.id', 'staf.nama', 'staf.email'])
		.where('identifier', '=', challenge.split('.')[0] ?? '')
		.executeTakeFirst()

const findByEmail = ({ db }: StaffContext, email: string) =>
	db.selectFrom('staf').select(['id', 'nama']).where('email', '=', email).executeTakeFirst()

async function completeSignIn({ db, now, auth }: StaffContext, stafId: string): Promise<Saya> {
	const staf = await db.selectFrom('staf').select(akunColumns).where('id', '=', stafId).executeTakeFirstOrThrow()
	await deleteExpired(db, new Date(now()).toISOString())
	return toSaya(db, staf, auth.requiresSecondFactor)
}

/** Every sign-in deletes the expired rows of all staff; there is no other clean-up. */
async function deleteExpired(db: StaffContext['db'], now: string): Promise<void> {
	await db.deleteFrom('stafSesi').where('expiresAt', '<', now).execute()
	await db.deleteFrom('stafVerifikasi').where('expiresAt', '<', now).execute()
}
