import type { KredensialMasuk } from '../../../contract/staff/auth.ts'
import type { StaffContext } from '../staff-route.ts'

interface Given {
	/** The answer of the browser. */
	kredensial: KredensialMasuk
	headers: Headers
	/** Only a passkey of this account; without it, of any. */
	stafId?: string
}

/** The owner of a passkey whose account is active. */
export const findPasskeyOwner = ({ db }: StaffContext, credentialId: string) =>
	db
		.selectFrom('stafPasskey')
		.innerJoin('staf', 'staf.id', 'stafPasskey.stafId')
		.select(['staf.id', 'staf.email'])
		.where('credentialId', '=', credentialId)
		.where('staf.aktif', '=', 1)
		.executeTakeFirst()

/** Verifies the answer to a challenge; better-auth opens a session for it. Null for a wrong or foreign passkey. */
export async function verifyPasskey(context: StaffContext, { kredensial, headers, stafId }: Given) {
	const owner = await findPasskeyOwner(context, kredensial.id)
	if (!owner || (stafId !== undefined && owner.id !== stafId)) return null
	const { api } = await context.auth.betterAuth()
	return nullIfRejected(
		api.verifyPasskeyAuthentication({ body: { response: kredensial }, headers, returnHeaders: true }),
	)
}

const isApiError = (error: unknown): error is Error & { statusCode: number; body?: { code?: string } } =>
	error instanceof Error && error.name === 'APIError' && 'statusCode' in error

/** Whether better-auth rejected the input; other errors are unexpected. */
const isAuthError = (error: unknown): boolean => isApiError(error) && error.statusCode < 500

/** Null when better-auth rejects the input. */
export const nullIfRejected = <T>(work: Promise<T>): Promise<T | null> =>
	work.catch((error) => {
		if (!isAuthError(error)) throw error
		return null
	})

/** better-auth answers 500 for a new passkey that does not verify. */
export const isPasskeyError = (error: unknown): boolean =>
	isAuthError(error) || (isApiError(error) && error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION')
