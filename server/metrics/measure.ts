import { channel, subscribe } from 'node:diagnostics_channel'
import type { LimitName } from '../../contract/limits.ts'

/** What the server reports when it happens. No value holds anything that a person typed. */
export interface Measured {
	/** A response, from the cache or not. */
	request: { method: string; route: string; status: number; seconds: number }
	/** A look into the response cache. */
	cache: 'hit' | 'stale' | 'miss'
	/** Seconds, without the time in the queue. */
	render: number
	/** Seconds, without waiting for a connection. */
	query: number
	refusal: LimitName
	signInFailure: 'wrong'
	jobFailure: string
}

/** What the server is asked for when it is scraped. */
export interface Sampled {
	cache: { bytes: number; entries: number }
	renders: { active: number; queued: number }
	/** Connections to PostgreSQL, and queries that wait for one. */
	pool: { used: number; idle: number; waiting: number }
}

const nameOf = (what: keyof Measured) => `rs-yasmin:${what}`

/** Costs next to nothing while `/metrics` is off: nobody listens then. */
export function measure<What extends keyof Measured>(what: What, value: Measured[What]): void {
	channel(nameOf(what)).publish(value)
}

export function onMeasured<What extends keyof Measured>(what: What, listen: (value: Measured[What]) => void): void {
	subscribe(nameOf(what), (value) => listen(value as Measured[What]))
}

const samples: { [What in keyof Sampled]?: () => Sampled[What] } = {}

export function offerSample<What extends keyof Sampled>(what: What, read: () => Sampled[What]): void {
	Object.assign(samples, { [what]: read })
}

export const readSample = <What extends keyof Sampled>(what: What): Sampled[What] | undefined => samples[what]?.()
