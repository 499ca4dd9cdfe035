import { type Failure, fail } from '../../http/failure.ts'
import type { Staf, StaffContext } from '../staff-context.ts'
import { signInBackoff } from './sign-in-backoff.ts'

interface Given {
	staf: Staf
	address: string
	sandi: string
	/** The input that a wrong password is reported at. */
	field: string
}

/** Verifies the password of a signed-in member of staff; wrong ones are counted like those of the sign-in. */
export async function verifyPassword(
	context: StaffContext,
	{ staf, address, sandi, field }: Given,
): Promise<Failure | null> {
	const backoff = signInBackoff(context, { account: staf.id, source: address, isKnown: true })
	const tooEarly = await backoff.take()
	if (tooEarly) return tooEarly
	const akun = await context.db
		.selectFrom('stafAkun')
		.select('password')
		.where('stafId', '=', staf.id)
		.where('providerId', '=', 'credential')
		.executeTakeFirst()
	if (akun?.password && (await context.auth.passwords.verify({ hash: akun.password, password: sandi }))) {
		await backoff.reset()
		return null
	}
	await backoff.recordFailure()
	return fail('INPUT_TIDAK_VALID', { fields: { [field]: 'Kata sandi tidak cocok.' } })
}
