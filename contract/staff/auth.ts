import { z } from 'zod'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { teksWajib } from './inputs.ts'
import { peran } from './permissions.ts'
import { createdOne } from './responses.ts'

/** Length limits of a password; any characters are allowed. */
export const SANDI_MIN = 12
export const SANDI_MAX = 128

const email = z.string().trim().toLowerCase().max(200).pipe(z.email('Alamat email belum sesuai.'))
/** A password to compare, so the minimum length of new passwords does not apply. */
const sandi = z.string().min(1, 'Wajib diisi.').max(SANDI_MAX)
const sandiBaru = z.string().min(SANDI_MIN, `Paling sedikit ${SANDI_MIN} karakter.`).max(SANDI_MAX)
const token = z.string().min(1).max(200)
const kode = z.string().trim().min(6, 'Wajib diisi.').max(40)

export const masukInput = z.object({ email, sandi })
export const kodeInput = z.object({ kode })
export const tautanInput = z.object({ token })
export const lupaSandiInput = z.object({ email })
export const sandiInput = z.object({ token, sandi: sandiBaru })
export const gantiSandiInput = z.object({ sandiLama: sandi, sandi: sandiBaru })
export const konfirmasiInput = z.object({ sandi })

/** Parts of a passkey, in base64url. */
const bagian = z.string().min(1).max(20_000)
const kredensial = z.object({
	id: bagian,
	rawId: bagian,
	type: z.literal('public-key'),
	clientExtensionResults: z.looseObject({}),
})
/** `PublicKeyCredential.toJSON()` of a passkey that signs in, and of a new one. */
const kredensialMasuk = kredensial.extend({
	response: z.object({ clientDataJSON: bagian, authenticatorData: bagian, signature: bagian }),
})
const kredensialBaru = kredensial.extend({
	response: z.object({
		clientDataJSON: bagian,
		attestationObject: bagian,
		transports: z.array(z.string().max(30)).max(10).optional(),
	}),
})
const namaPasskey = teksWajib(60)
export const passkeyInput = z.object({ kredensial: kredensialMasuk })
export type KredensialMasuk = z.infer<typeof kredensialMasuk>
export const passkeyBaruInput = z.object({ kredensial: kredensialBaru, nama: namaPasskey })
export const namaPasskeyInput = z.object({ nama: namaPasskey })

const daftarPeran = z.array(z.enum(peran)).min(1, 'Pilih paling sedikit satu peran.')

export const penggunaInput = z.object({
	nama: teksWajib(100),
	email,
	peran: daftarPeran,
	aktif: z.boolean().default(true),
})

const akun = z.strictObject({
	id,
	nama: z.string(),
	email: z.string(),
	peran: z.array(z.enum(peran)),
	totpAktif: z.boolean(),
	passkeyAktif: z.boolean(),
})

/**
 * The second factor of an account: set up, to be set up before anything else, recommended for what the account may
 * see, or offered.
 */
const duaLangkah = z.enum(['aktif', 'wajib', 'disarankan', 'ditawarkan'])
export type DuaLangkah = z.infer<typeof duaLangkah>

/** The signed-in member of staff. */
export const saya = akun.extend({ duaLangkah })
export type Saya = z.infer<typeof saya>
export const getSayaResponse = one(saya)

/** `perluKode`, `perluPasskey`: the password is right and the second factor is the next step. */
export const signInResponse = one(
	z.union([z.strictObject({ perluKode: z.literal(true) }), z.strictObject({ perluPasskey: z.literal(true) }), saya]),
)
export type SignInResult = z.infer<typeof signInResponse>['data']

/** The owner of a one-time link. */
export const linkOwnerResponse = one(z.strictObject({ nama: z.string(), email: z.string() }))
export type LinkOwner = z.infer<typeof linkOwnerResponse>['data']

/** `aktif`: the site can send mail. */
export const lupaSandiResponse = one(z.strictObject({ aktif: z.boolean() }))
export type LupaSandi = z.infer<typeof lupaSandiResponse>['data']

export const setPasswordResponse = one(z.strictObject({ email: z.string() }))

/** What the authenticator app needs, and the backup codes. */
export const beginTotpResponse = one(z.strictObject({ uri: z.string(), kodeCadangan: z.array(z.string()) }))
export type TotpSetup = z.infer<typeof beginTotpResponse>['data']

/** The options of `navigator.credentials`, as JSON. */
export const passkeyOptionsResponse = one(z.looseObject({ challenge: z.string() }))

const passkey = z.strictObject({ id, nama: z.string(), createdAt: epochMs })
export type Passkey = z.infer<typeof passkey>
export const listPasskeyResponse = one(z.array(passkey))
export const passkeyResponse = one(passkey)

const sesi = z.strictObject({ id, userAgent: z.string().nullable(), createdAt: epochMs, updatedAt: epochMs })
export const listSesiResponse = one(z.array(sesi))

/** `ini` marks the session of the request. */
const sesiSaya = sesi.extend({ ini: z.boolean() })
export type SesiSaya = z.infer<typeof sesiSaya>
export const listSesiSayaResponse = one(z.array(sesiSaya))

/** One sign-in to the own account; `jaringan` is the shortened address. */
const riwayatMasuk = z.strictObject({
	id,
	berhasil: z.boolean(),
	perangkat: z.string(),
	jaringan: z.string(),
	createdAt: epochMs,
})
export type RiwayatMasuk = z.infer<typeof riwayatMasuk>
export const listRiwayatMasukResponse = one(z.array(riwayatMasuk))

const pengguna = akun.extend({ aktif: z.boolean(), createdAt: epochMs })
export type Pengguna = z.infer<typeof pengguna>
export const listPenggunaResponse = listOf(pengguna)
export const penggunaResponse = one(pengguna)

/** `tautan`: the one-time link, which no other response repeats. */
export const createPenggunaResponse = createdOne(pengguna.extend({ tautan: z.string() }))
export const renewLinkResponse = createdOne(z.strictObject({ id, tautan: z.string() }))
export type RenewedLink = z.infer<typeof renewLinkResponse>['data']['created']
