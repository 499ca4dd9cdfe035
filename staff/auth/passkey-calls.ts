import { HttpError } from 'react-admin'
import type { SignInResult } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { deviceName } from './device-name.ts'

const IP_ADDRESS = /^[\d.]+$|:/

/** Whether this browser can use passkeys here: they need HTTPS or localhost, and a host name. */
export const canUsePasskeys = (): boolean =>
	typeof PublicKeyCredential === 'function' &&
	'parseCreationOptionsFromJSON' in PublicKeyCredential &&
	!IP_ADDRESS.test(window.location.hostname)

/** Creates a passkey of the own account on this device. */
export async function addPasskey(): Promise<void> {
	const { data } = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', '/saya/passkey/opsi')
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data)
	const kredensial = await toJson(() => navigator.credentials.create({ publicKey }))
	await callApi('POST', '/saya/passkey', { kredensial, nama: deviceName(navigator.userAgent) })
}

export async function signInWithPasskey(): Promise<void> {
	await callApi<SignInResult>('POST', '/masuk/passkey', { kredensial: await askForPasskey() })
}

export async function confirmWithPasskey(): Promise<void> {
	await callApi('POST', '/saya/konfirmasi/passkey', { kredensial: await askForPasskey() })
}

/** The browser lets the user choose a passkey and signs the server's challenge with it. */
async function askForPasskey(): Promise<unknown> {
	const { data } = await callApi<PublicKeyCredentialRequestOptionsJSON>('GET', '/masuk/passkey')
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data)
	return toJson(() => navigator.credentials.get({ publicKey }))
}

async function toJson(ask: () => Promise<Credential | null>): Promise<unknown> {
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
