import { isIP } from 'node:net'
import { type CityResponse, open } from 'maxmind'
import type { Schema } from '../../database/schema.ts'

type PlaceName = 'provider' | 'negara' | 'provinsi' | 'kota' | 'timezone' | 'latitude' | 'longitude'
export type Place = Pick<Schema['webVisitor'], PlaceName>

export type FindPlace = (network: string) => Place

/**
 * Looks places up in a file of MaxMind's format with city data. Nothing leaves the server.
 *
 * @throws when the file is missing or of another format
 */
export async function openGeoDb(file: string): Promise<FindPlace> {
	const reader = await open<CityResponse>(file)
	const versions = reader.metadata.ipVersion === 4 ? [4] : [4, 6]
	return (network) => {
		const found = versions.includes(isIP(network)) ? reader.get(network) : null
		return {
			provider: found?.traits?.isp ?? found?.traits?.autonomous_system_organization ?? null,
			negara: found?.country?.iso_code ?? null,
			provinsi: found?.subdivisions?.[0]?.names.en ?? null,
			kota: found?.city?.names.en ?? null,
			timezone: found?.location?.time_zone ?? null,
			latitude: found?.location?.latitude ?? null,
			longitude: found?.location?.longitude ?? null,
		}
	}
}
