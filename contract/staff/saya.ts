import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, one } from '../shapes.ts'
import { kodeInput, kredensialBaru, passkeyInput, passkeyOptions, sandi, sandiBaru, saya } from './auth.ts'
import { teksWajib } from './inputs.ts'
import { done } from './responses.ts'

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
