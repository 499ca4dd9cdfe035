import { randomBytes } from 'node:crypto'

const TIME_DIGITS = 12

/** 32 hexadecimal characters; the time comes first, so that new rows join an index at its end. */
export const newId = (now = Date.now()): string =>
	now.toString(16).padStart(TIME_DIGITS, '0') + randomBytes(10).toString('hex')

/** 128 random bits, for an id that must not be guessed. */
export const newSecretId = (): string => randomBytes(16).toString('hex')
