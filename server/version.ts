import { readFileSync } from 'node:fs'

/** Of package.json: `1.0.0`. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
