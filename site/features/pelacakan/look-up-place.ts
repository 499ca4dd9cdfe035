import type { CallBodyInput } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'

export type Visit = CallBodyInput<Calls['createWebVisitor']>

type Place = Pick<Visit, 'ip' | 'provider' | 'negara' | 'provinsi' | 'kota' | 'timezone' | 'latitude' | 'longitude'>

export const LOOK_UP_MS = 3000

/** The maximum length that the API accepts. */
const MAX_LENGTH = 200
const MAX_IP_LENGTH = 64

let place: Promise<Place> | undefined

/** The visitor's location, looked up once per document; empty when the lookup fails. */
export const lookUpPlace = (address: string): Promise<Place> => (place ??= fetchPlace(address).catch(() => ({})))

async function fetchPlace(address: string): Promise<Place> {
	const response = await fetch(address, {
		signal: AbortSignal.timeout(LOOK_UP_MS),
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		headers: { accept: 'application/json' },
	})
	return response.ok ? readPlace(await response.json()) : {}
}

/** The fields of the lookup service under the names of a visitor record. Unexpected values are left out. */
export function readPlace(response: unknown): Place {
	const { ip, org, country, region, city, timezone, loc } = (response ?? {}) as Record<string, unknown>
	const [latitude, longitude] = text(loc)?.split(',').map(Number) ?? []
	const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude)
	return {
		ip: text(ip)?.slice(0, MAX_IP_LENGTH),
		provider: text(org),
		negara: text(country),
		provinsi: text(region),
		kota: text(city),
		timezone: text(timezone),
		...(isPoint && { latitude, longitude }),
	}
}

const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, MAX_LENGTH) : undefined)
