/** The public API. */
export * as calls from './public-calls.ts'
export type Calls = typeof import('./public-calls.ts')
export type CallName = keyof Calls
