import { randomBytes } from 'node:crypto'

const TIME_DIGITS = 12
const TAIL_DIGITS = 20

let last = { now: -1, tail: 0n }

/**
 * 32 hexadecimal characters that begin with the time, so that new rows are appended to an index. Ids of one process within
 * the same millisecond are ascending, because the audit trail is sorted by id.
 */
export function newId(now = Date.now()): string {
	const step = randomBytes(4).readUInt32BE() + 1
	// The first bit is zero, so that no sum overflows.
	const tail = now === last.now ? last.tail + BigInt(step) : BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n
	last = { now, tail }
	return now.toString(16).padStart(TIME_DIGITS, '0') + tail.toString(16).padStart(TAIL_DIGITS, '0')
}

/** 128 random bits, for an id that must not be guessable. */
export const newSecretId = (): string => randomBytes(16).toString('hex')
