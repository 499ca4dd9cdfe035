import { createHash } from 'node:crypto'

/** Plain and fast is enough: nobody tries out 128 random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
