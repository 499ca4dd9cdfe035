import { HttpError } from 'react-admin'
import type { KredensialBaru, KredensialMasuk } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { deviceName } from './device-name.ts'

const IP_ADDRESS = /^[\d.]+$|:/

/** Whether this browser can use passkeys here: they need HTTPS or localhost, and a host name. */
export const canUsePasskeys = (): boolean =>
	typeof PublicKeyCredential === 'function' &&
	'parseCreationOptionsFromJSON' in PublicKeyCredential &&
	!IP_ADDRESS.test(window.location.hostname)

export async function addPasskey(): Promise<void> {
	const { data } = await callApi('POST /v1/staf/saya/passkey/opsi')
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data)
	const kredensial = (await toJson(() => navigator.credentials.create({ publicKey }))) as KredensialBaru
	await callApi('POST /v1/staf/saya/passkey', { body: { kredensial, nama: deviceName(navigator.userAgent) } })
}

export async function signInWithPasskey(): Promise<void> {
	await callApi('POST /v1/staf/masuk/passkey', { body: { kredensial: await askForPasskey() } })
}

export async function confirmWithPasskey(): Promise<void> {
	await callApi('POST /v1/staf/saya/konfirmasi/passkey', { body: { kredensial: await askForPasskey() } })
}

/** The browser lets the user choose a passkey and signs the server's challenge with it. */
async function askForPasskey(): Promise<KredensialMasuk> {
	const { data } = await callApi('GET /v1/staf/masuk/passkey')
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data)
	return (await toJson(() => navigator.credentials.get({ publicKey }))) as KredensialMasuk
}

async function toJson(ask: () => Promise<Credential | null>) {
	try {
		const credential = await ask()
		if (credential instanceof PublicKeyCredential) return credential.toJSON()
	} catch (error) {
		if (error instanceof DOMException && error.name === 'InvalidStateError')
			throw new HttpError('Perangkat ini sudah menyimpan passkey untuk akun Anda.', 0)
	}
	// Cancelled, timed out, or no passkey on this device: the browser does not tell which.
	throw new HttpError('Passkey belum dipakai. Ulangi, atau pilih cara lain.', 0)
}
