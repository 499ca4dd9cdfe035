import { afterEach, expect, test, vi } from 'vitest'
import { MAX_OPEN_BODY_BYTES } from '../../server/http/arriving-bodies.ts'
import { SENIN_PAGI } from '../support/test-rows.ts'
import { runHalfSentStorm } from './half-sent-storm.ts'
import { runMailStorm } from './mail-storm.ts'
import { runSignInStorm } from './sign-in-storm.ts'
import { runUploadStorm } from './upload-storm.ts'
import { runVisitorStorm } from './visitor-storm.ts'

// `npm run abuse -- --storms` runs larger ones and prints their figures.

/** Wrong passwords without a wait, and the one that starts the wait. */
const EVALUATED = 4

afterEach(() => void vi.useRealTimers())

test('of many guesses at once a few are evaluated, and nobody is locked out by them', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	const size = { guesses: 58, networks: 5, staff: 4, replays: 6 }
	const storm = await runSignInStorm(size)
	expect(storm).toMatchObject({ signedIn: size.staff, ownerElsewhere: true })
	expect(storm.evaluated).toBeLessThanOrEqual(EVALUATED)
	expect(storm.evaluatedFromNetworks).toBeLessThanOrEqual(EVALUATED * size.networks)
	expect(storm.accepted, 'sign-ins with one TOTP code').toBe(1)
})

test('visitor records of the largest size take little of the disk', async () => {
	const storm = await runVisitorStorm(300)
	expect(storm.stored).toBe(300)
	expect(storm.bytesPerRecord).toBeLessThan(2000)
})

test('of many large uploads at once some are stored, the others get 503, and visitors are served', async () => {
	const storm = await runUploadStorm({ uploads: 14, megapixels: 2, megabytes: 2 })
	expect(storm).toMatchObject({ other: 0 })
	expect(storm.stored).toBeGreaterThan(0)
	expect(storm.busy).toBeGreaterThan(0)
	expect(storm.peakMemoryMb).toBeLessThan(1000)
	expect(storm.visitorCalls).toBeGreaterThan(0)
})

test('half-sent bodies at the sign-in cost little memory, and visitors write meanwhile', async () => {
	const large = await runHalfSentStorm({ bodies: 150, announcedBytes: 1_048_570 })
	expect(large).toMatchObject({ notReady: 0, visitorWrote: true })
	expect(Object.keys(large.statuses)).toEqual(['413'])
	expect(large.peakMemoryMb - large.memoryBeforeMb).toBeLessThan(100)

	// More than are held at a time: the oldest are shed.
	const small = await runHalfSentStorm({ bodies: 800, announcedBytes: MAX_OPEN_BODY_BYTES })
	expect(small).toMatchObject({ notReady: 0, visitorWrote: true })
	expect(Object.keys(small.statuses)).toEqual(['503'])
	expect(small.peakMemoryMb - small.memoryBeforeMb).toBeLessThan(150)
})

test("members with a stranger's address who move their visits to and fro cause one mail, without their text", async () => {
	const storm = await runMailStorm({ members: 2, changes: 110 })
	expect(storm).toMatchObject({ changes: 220, mails: 1, toVictim: 1, withAttackersText: 0 })
	expect(storm.heldBack).toBeGreaterThan(0)
})
