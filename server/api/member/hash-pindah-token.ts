import { createHash } from 'node:crypto'

/** Plain and fast is enough: nobody tries out 128 random bits. */
export const hashPindahToken = (token: string): string => createHash('sha256').update(token).digest('hex')
