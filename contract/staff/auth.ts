import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, one } from '../shapes.ts'
import { teksWajib } from './inputs.ts'
import { hakPilihan, peran } from './permissions.ts'
import { done } from './responses.ts'

/** Length limits of a password; any characters are allowed. */
export const SANDI_MIN = 12
export const SANDI_MAX = 128

export const email = z.string().trim().toLowerCase().max(200).pipe(z.email('Alamat email belum sesuai.'))
/** A password to compare, so the minimum length of new passwords does not apply. */
export const sandi = z.string().min(1, 'Wajib diisi.').max(SANDI_MAX)
export const sandiBaru = z.string().min(SANDI_MIN, `Paling sedikit ${SANDI_MIN} karakter.`).max(SANDI_MAX)
const token = z.string().min(1).max(200)
export const kodeInput = z.object({ kode: z.string().trim().min(6, 'Wajib diisi.').max(40) })

export const akun = z.strictObject({
	id,
	nama: z.string(),
	email: z.string(),
	/** Built-in roles, and ids of own ones. */
	peran: z.array(z.string()),
	/** The clinics that the account is limited to; empty for all. */
	poliKlinik: z.array(z.string()),
	totpAktif: z.boolean(),
	passkeyAktif: z.boolean(),
})

/**
 * The second factor of an account: set up, to be set up before anything else, recommended for what the account may
 * see, or offered.
 */
const duaLangkah = z.enum(['aktif', 'wajib', 'disarankan', 'ditawarkan'])
export type DuaLangkah = z.infer<typeof duaLangkah>

/** The signed-in member of staff. `izin`: the built-in roles, and the rights of own ones; every check takes it. */
export const saya = akun.extend({ izin: z.array(z.enum([...peran, ...hakPilihan])), duaLangkah })
export type Saya = z.infer<typeof saya>

/** `perluKode`, `perluPasskey`: the password is right and the second factor is the next step. */
const signInResponse = one(
	z.union([z.strictObject({ perluKode: z.literal(true) }), z.strictObject({ perluPasskey: z.literal(true) }), saya]),
)

export const signIn = defineCall('POST /v1/staf/masuk', 'terbuka', {
	summary: 'The first step: e-mail and password; an account with TOTP needs a code next',
	body: z.object({ email, sandi }),
	response: signInResponse,
})

export const signInWithCode = defineCall('POST /v1/staf/masuk/kode', 'terbuka', {
	summary: 'The second step: a code of the authenticator app, or a backup code',
	body: kodeInput,
	response: signInResponse,
})

/** Parts of a passkey, in base64url. */
const bagian = z.string().min(1).max(20_000)
const kredensial = z.object({
	id: bagian,
	rawId: bagian,
	type: z.literal('public-key'),
	clientExtensionResults: z.record(z.string(), z.any()),
})
/** `PublicKeyCredential.toJSON()` of a passkey that signs in. */
const kredensialMasuk = kredensial.extend({
	response: z.object({ clientDataJSON: bagian, authenticatorData: bagian, signature: bagian }),
})
export type KredensialMasuk = z.infer<typeof kredensialMasuk>
/** `PublicKeyCredential.toJSON()` of a new passkey. */
export const kredensialBaru = kredensial.extend({
	response: z.object({
		clientDataJSON: bagian,
		attestationObject: bagian,
		transports: z.array(z.string().max(30)).max(10).optional(),
	}),
})
export type KredensialBaru = z.infer<typeof kredensialBaru>
export const passkeyInput = z.object({ kredensial: kredensialMasuk })

/** The options of `navigator.credentials`, as JSON. */
export const passkeyOptions = <Options extends { challenge: string }>() =>
	one(z.custom<Options>((options) => 'challenge' in Object(options)))

export const getPasskeyOptions = defineCall('GET /v1/staf/masuk/passkey', 'terbuka', {
	summary: 'The options for signing in with a passkey, or for confirming with one of the own account',
	response: passkeyOptions<PublicKeyCredentialRequestOptionsJSON>(),
})

export const signInWithPasskey = defineCall('POST /v1/staf/masuk/passkey', 'terbuka', {
	summary: 'One step: the device has verified its owner, so a passkey counts as two factors',
	body: passkeyInput,
	response: signInResponse,
})

export const signOut = defineCall('POST /v1/staf/keluar', 'masuk', {
	summary: 'Ends the session of the request',
	beforeSecondFactor: true,
	response: done,
})

export const getLinkOwner = defineCall('POST /v1/staf/sandi/tautan', 'terbuka', {
	summary: 'The owner of a one-time link, for the greeting on its page',
	body: z.object({ token }),
	/** `pertama`: the first administrator, who still has to give a name and an e-mail address. */
	response: one(z.strictObject({ nama: z.string(), email: z.string(), pertama: z.boolean() })),
})

export const setPasswordByLink = defineCall('POST /v1/staf/sandi', 'terbuka', {
	summary: "Sets the password of the link's owner, and removes a second factor that was reset; a link works once",
	/** `nama` and `email` are for the first administrator, and ignored for others. */
	body: z.object({ token, sandi: sandiBaru, nama: teksWajib(100).optional(), email: email.optional() }),
	response: one(z.strictObject({ email: z.string() })),
})

export const getForgottenPassword = defineCall('GET /v1/staf/sandi/lupa', 'terbuka', {
	summary: 'Whether the sign-in page offers a link by e-mail: the site can send mail',
	response: one(z.strictObject({ aktif: z.boolean() })),
})

export const mailPasswordLink = defineCall('POST /v1/staf/sandi/lupa', 'terbuka', {
	summary: 'Mails a one-time link; the response is the same for an unknown address, and does not wait for the account',
	body: z.object({ email }),
	response: done,
})
