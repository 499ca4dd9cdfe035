import { createHash } from 'node:crypto'

/** A short id for what has a long name. */
export const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)
