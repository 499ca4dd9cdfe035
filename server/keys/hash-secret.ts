import { createHash } from 'node:crypto'

/** A fast hash is enough: 128 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
