import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes'
import { HOSPITAL_ID } from './elements.ts'
import type { FhirAddress } from './map-directory.ts'
import { type FhirType, fhirTypes } from './resources.ts'
import { includesOf, parametersOf } from './search-parameters.ts'

/** The day on which what is written here last changed. */
const CHANGED = '2026-11-18'

/** What this API can do: it takes the place of an OpenAPI document. */
export const makeCapabilityStatement = (nama: string, { base }: FhirAddress): CapabilityStatement => ({
	resourceType: 'CapabilityStatement',
	id: HOSPITAL_ID,
	url: `${base}/metadata`,
	status: 'active',
	date: CHANGED,
	kind: 'instance',
	implementation: { description: `Direktori dan jadwal praktik ${nama}`, url: base },
	fhirVersion: '4.0.1',
	format: ['application/fhir+json', 'json'],
	rest: [
		{
			mode: 'server',
			documentation:
				'Read-only and public: no data of patients. Slots are published for today and the 14 days after it, ' +
				'in +07:00. SMART Scheduling Links: $bulk-publish.',
			security: { cors: true },
			resource: fhirTypes.map(resourceOf),
		},
	],
})

const resourceOf = (type: FhirType): CapabilityStatementRestResource => ({
	type,
	interaction: [{ code: 'read' }, { code: 'search-type' }],
	versioning: 'no-version',
	readHistory: false,
	...(includesOf(type).length > 0 && { searchInclude: includesOf(type) }),
	searchParam: Object.entries(parametersOf(type)).map(([name, parameter]) => ({ name, type: parameter.type })),
})
