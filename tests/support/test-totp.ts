import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** The current code of an authenticator app that has read this address. */
export function totpCode(uri: string): Promise<string> {
	const secret = new URL(uri).searchParams.get('secret') ?? ''
	return createOTP(new TextDecoder().decode(base32.decode(secret))).totp()
}
