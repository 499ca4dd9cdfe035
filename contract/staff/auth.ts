import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, one } from '../shapes.ts'
import { teksWajib } from './inputs.ts'
import { hakPilihan, peran } from './permissions.ts'
import { done } from './responses.ts'

/** Length limits of a password; any characters are allowed. */
export const SANDI_MIN = 12
export const SANDI_MAX = 128

export const email = z.string().trim().toLowerCase().max(200).pipe(z.email('Alamat email belum sesuai.'))
/** A password to compare, so the minimum length of new passwords does not apply. */
const sandi = z.string().min(1, 'Wajib diisi.').max(SANDI_MAX)
const sandiBaru = z.string().min(SANDI_MIN, `Paling sedikit ${SANDI_MIN} karakter.`).max(SANDI_MAX)
const token = z.string().min(1).max(200)
const kodeInput = z.object({ kode: z.string().trim().min(6, 'Wajib diisi.').max(40) })

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
const passkeyInput = z.object({ kredensial: kredensialMasuk })

/** The options of `navigator.credentials`, as JSON. */
const passkeyOptions = <Options extends { challenge: string }>() =>
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

// The own account.

export const getSaya = defineCall('GET /v1/staf/saya', 'masuk', {
	summary: 'The signed-in member of staff',
	beforeSecondFactor: true,
	response: one(saya),
})

export const changePassword = defineCall('POST /v1/staf/saya/sandi', 'masuk', {
	summary: 'Changes the password and ends the other sessions',
	body: z.object({ sandiLama: sandi, sandi: sandiBaru }),
	response: done,
})

export const confirmByPassword = defineCall('POST /v1/staf/saya/konfirmasi', 'masuk', {
	summary: 'Confirms by password who sits there, before a sensitive change',
	beforeSecondFactor: true,
	body: z.object({ sandi }),
	response: done,
})

export const confirmByPasskey = defineCall('POST /v1/staf/saya/konfirmasi/passkey', 'masuk', {
	summary: 'Confirms by passkey who sits there, before a sensitive change',
	body: passkeyInput,
	response: done,
})

/** What the authenticator app needs, and the backup codes. */
const totpSetup = z.strictObject({ uri: z.string(), kodeCadangan: z.array(z.string()) })
export type TotpSetup = z.infer<typeof totpSetup>

export const beginTotp = defineCall('POST /v1/staf/saya/totp', 'masuk', {
	summary: 'Starts the TOTP set-up: the secret for the authenticator app, and backup codes',
	beforeSecondFactor: true,
	body: z.object({ sandi }),
	response: one(totpSetup),
})

export const confirmTotp = defineCall('POST /v1/staf/saya/totp/kode', 'masuk', {
	summary: 'Completes the TOTP set-up with a first code; every later sign-in asks for one',
	beforeSecondFactor: true,
	body: kodeInput,
	response: done,
})

export const endTotp = defineCall('DELETE /v1/staf/saya/totp', 'masuk', {
	fresh: true,
	summary: 'Ends TOTP',
	response: done,
})

const passkey = z.strictObject({ id, nama: z.string(), createdAt: epochMs })
export type Passkey = z.infer<typeof passkey>
const nama = teksWajib(60)

export const listPasskeys = defineCall('GET /v1/staf/saya/passkey', 'masuk', {
	summary: 'The own passkeys, oldest first',
	response: one(z.array(passkey)),
})

export const beginPasskey = defineCall('POST /v1/staf/saya/passkey/opsi', 'masuk', {
	fresh: true,
	summary: 'Starts adding a passkey: the options for the browser',
	beforeSecondFactor: true,
	response: passkeyOptions<PublicKeyCredentialCreationOptionsJSON>(),
})

export const addPasskey = defineCall('POST /v1/staf/saya/passkey', 'masuk', {
	fresh: true,
	summary: 'Stores the passkey that the browser has created',
	beforeSecondFactor: true,
	body: z.object({ kredensial: kredensialBaru, nama }),
	status: 201,
	response: one(passkey),
})

export const renamePasskey = defineCall('PATCH /v1/staf/saya/passkey/{id}', 'masuk', {
	summary: 'Renames a passkey',
	body: z.object({ nama }),
	response: one(passkey),
})

export const deletePasskey = defineCall('DELETE /v1/staf/saya/passkey/{id}', 'masuk', {
	fresh: true,
	summary: 'Deletes a passkey',
	response: done,
})

export const sesi = z.strictObject({ id, userAgent: z.string().nullable(), createdAt: epochMs, updatedAt: epochMs })

export const listOwnSessions = defineCall('GET /v1/staf/saya/sesi', 'masuk', {
	summary: 'The own sessions, last used first; `ini` marks the session of the request',
	response: one(z.array(sesi.extend({ ini: z.boolean() }))),
})

export const deleteOwnSession = defineCall('DELETE /v1/staf/saya/sesi/{id}', 'masuk', {
	summary: 'Ends one of the own sessions',
	response: done,
})

export const deleteOtherSessions = defineCall('DELETE /v1/staf/saya/sesi', 'masuk', {
	summary: 'Signs out everywhere else, for example on a lost phone',
	response: done,
})

export const listOwnSignIns = defineCall('GET /v1/staf/saya/riwayat-masuk', 'masuk', {
	summary: 'The last sign-ins to the own account, failed ones too; `jaringan` is the shortened address',
	response: one(
		z.array(
			z.strictObject({
				id,
				berhasil: z.boolean(),
				perangkat: z.string(),
				jaringan: z.string(),
				/** The right password with a wrong code, on an unknown device, since the password was last changed. */
				sandiDiketahui: z.boolean(),
				createdAt: epochMs,
			}),
		),
	),
})
