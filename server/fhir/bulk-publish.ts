import type { FhirAddress } from './map-directory.ts'
import type { FhirHospital } from './read-hospital.ts'
import { type FhirType, fhirTypes, resourcesOf } from './resources.ts'

/** The operation whose answer is the manifest. */
export const BULK_PUBLISH = '$bulk-publish'

/** The files of SMART Scheduling Links, as its manifest lists them. Clients ignore the types that they do not need. */
export const makeManifest = (publishedAt: number, { base }: FhirAddress) => ({
	transactionTime: new Date(publishedAt).toISOString(),
	request: `${base}/${BULK_PUBLISH}`,
	output: fhirTypes.map((type) => ({ type, url: `${base}/bulk/${type}.ndjson` })),
	error: [],
})

/** Every resource of a type, one in each line. */
export const makeNdjson = (type: FhirType, hospital: FhirHospital, address: FhirAddress): string =>
	resourcesOf(type, hospital, address)
		.map((resource) => `${JSON.stringify(resource)}\n`)
		.join('')
