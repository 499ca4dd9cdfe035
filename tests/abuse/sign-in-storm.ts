import { createLimits } from '../../server/http/limits.ts'
import { STAFF_API } from '../../server/staff/create-staff-api.ts'
import { cookieOf, openTestStaff, TEST_SANDI, type TestStaff } from '../support/test-staff.ts'

const WRONG = 'bukan kata sandinya'
/** The hospital's address, which guests of its network share. */
const HOSPITAL = '203.0.113.5'
const HOME = '198.51.100.9'

export interface SignInStorm {
	/** Wrong passwords sent at the same time from one network. */
	guesses: number
	evaluated: number
	/** Networks that each send ten wrong passwords at the same time. */
	networks: number
	evaluatedFromNetworks: number
	/** Staff behind the same address, on the devices that they used before. */
	staff: number
	signedIn: number
	/** Of the attacked account, from another network without a known device. */
	ownerElsewhere: boolean
	/** Requests with one TOTP code at the same time, and once more later. */
	replays: number
	accepted: number
}

interface Size {
	guesses: number
	networks: number
	staff: number
	replays: number
}

/** A stranger in the hospital's network guesses passwords of an administrator; then staff sign in. */
export async function runSignInStorm({ guesses, networks, staff: people, replays }: Size): Promise<SignInStorm> {
	const staff = await openTestStaff({ limits: createLimits() })
	try {
		const owner = await staff.signedIn('admin')
		const others = await Promise.all(Array.from({ length: people - 1 }, () => staff.signedIn('pendaftaran')))
		const evaluated = count(401, await together(guesses, () => signIn(staff, HOSPITAL, owner.email, WRONG)))
		const fromNetworks = await together(networks * 10, (place) =>
			signIn(staff, `10.${(place / 10) >> 8}.${(place / 10) & 255}.7`, owner.email, WRONG),
		)
		// The address of the hospital has used up its limit as well.
		await together(80, (place) => signIn(staff, HOSPITAL, `tamu-${place}@rs.example.com`, WRONG))

		const known = await Promise.all(
			[owner, ...others].map(({ email, cookie }) => signIn(staff, HOSPITAL, email, TEST_SANDI, cookie)),
		)
		const elsewhere = await signIn(staff, HOME, owner.email, TEST_SANDI)
		return {
			guesses,
			evaluated,
			networks,
			evaluatedFromNetworks: count(401, fromNetworks),
			staff: people,
			signedIn: count(200, known),
			ownerElsewhere: elsewhere.status === 200,
			replays,
			accepted: await replayCode(staff, replays),
		}
	} finally {
		await staff.dispose()
	}
}

/** One person signs in with one code on many devices. */
async function replayCode(staff: TestStaff, replays: number): Promise<number> {
	const { email, send } = await staff.signedIn('redaksi')
	const { uri } = (await send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	const { createOTP } = await import('@better-auth/utils/otp')
	const { base32 } = await import('@better-auth/utils/base32')
	const otp = createOTP(new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get('secret') ?? '')))
	const confirmed = await otp.totp()
	await send('POST', '/saya/totp/kode', { kode: confirmed })
	// The code of the next half minute is valid already.
	const next = await otp.hotp(Math.floor(Date.now() / 30_000) + 1)
	const challenges: string[] = []
	for (let place = 0; place < replays; place++)
		challenges.push(cookieOf(await signIn(staff, `10.200.${place}.1`, email, TEST_SANDI)))
	const give = async (kode: string, place: number) => {
		const cookie = challenges[place] ?? ''
		return post(staff, '/masuk/kode', `10.200.${place}.1`, { kode }, cookie)
	}
	const first = await give(confirmed, 0)
	const parallel = await together(replays - 1, (place) => give(next, place))
	const later = await give(next, replays - 1)
	return count(200, [first, ...parallel, later])
}

const together = (times: number, send: (place: number) => Promise<Response>) =>
	Promise.all(Array.from({ length: times }, (_, place) => send(place)))

const count = (status: number, answers: Response[]) => answers.filter((answer) => answer.status === status).length

const signIn = (staff: TestStaff, address: string, email: string, sandi: string, cookie?: string) =>
	post(staff, '/masuk', address, { email, sandi }, cookie)

/** As if the connection came from that address. */
async function post(
	staff: TestStaff,
	path: string,
	remoteAddress: string,
	body: object,
	cookie = '',
): Promise<Response> {
	const headers: Record<string, string> = { 'content-type': 'application/json', 'user-agent': 'Firefox/140 Windows' }
	if (cookie) headers.cookie = cookie
	const init = { method: 'POST', headers, body: JSON.stringify(body) }
	return staff.api.request(STAFF_API + path, init, { incoming: { headers, socket: { remoteAddress } } })
}
