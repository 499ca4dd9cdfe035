import type { CodeableConcept, Period, Reference } from '@medplum/fhirtypes'
import type { FhirResource, FhirType } from './resources.ts'

export type SearchParameter<Each extends FhirResource = FhirResource> =
	| { type: 'string'; of: (resource: Each) => (string | undefined)[] }
	| { type: 'token'; of: (resource: Each) => CodeableConcept[] | undefined }
	| { type: 'reference'; of: (resource: Each) => (Reference | undefined)[] }
	| { type: 'date'; of: (resource: Each) => Period }

type Parameters<Each extends FhirResource> = Record<string, SearchParameter<Each>>

const id: SearchParameter = { type: 'token', of: (resource) => [{ coding: [{ code: resource.id }] }] }
const code = (value: string): CodeableConcept[] => [{ coding: [{ code: value }] }]

const parameters: { [Type in FhirType]: Parameters<Extract<FhirResource, { resourceType: Type }>> } = {
	Organization: {
		name: { type: 'string', of: ({ name, alias = [] }) => [name, ...alias] },
	},
	Location: {
		name: { type: 'string', of: ({ name }) => [name] },
		organization: { type: 'reference', of: ({ managingOrganization }) => [managingOrganization] },
	},
	HealthcareService: {
		name: { type: 'string', of: ({ name }) => [name] },
		specialty: { type: 'token', of: ({ specialty }) => specialty },
		'service-type': { type: 'token', of: ({ type }) => type },
		organization: { type: 'reference', of: ({ providedBy }) => [providedBy] },
		location: { type: 'reference', of: ({ location = [] }) => location },
	},
	Practitioner: {
		name: { type: 'string', of: ({ name = [] }) => name.map(({ text }) => text) },
	},
	PractitionerRole: {
		specialty: { type: 'token', of: ({ specialty }) => specialty },
		practitioner: { type: 'reference', of: (role) => [role.practitioner] },
		organization: { type: 'reference', of: (role) => [role.organization] },
		location: { type: 'reference', of: (role) => role.location ?? [] },
		service: { type: 'reference', of: ({ healthcareService: services = [] }) => services },
	},
	Schedule: {
		specialty: { type: 'token', of: ({ specialty }) => specialty },
		'service-type': { type: 'token', of: ({ serviceType }) => serviceType },
		actor: { type: 'reference', of: ({ actor }) => actor },
		date: { type: 'date', of: ({ planningHorizon = {} }) => planningHorizon },
	},
	Slot: {
		specialty: { type: 'token', of: ({ specialty }) => specialty },
		'service-type': { type: 'token', of: ({ serviceType }) => serviceType },
		schedule: { type: 'reference', of: (each) => [each.schedule] },
		status: { type: 'token', of: ({ status }) => code(status) },
		start: { type: 'date', of: ({ start }) => ({ start, end: start }) },
	},
}

/** The parameters of a type, of those that FHIR R4 defines for it. It searches its own resources alone. */
export const parametersOf = (type: FhirType): Parameters<FhirResource> => ({
	_id: id,
	...(parameters[type] as unknown as Parameters<FhirResource>),
})

/** What `_include` may follow: `Slot:schedule`. */
export const includesOf = (type: FhirType): string[] =>
	Object.entries(parameters[type]).flatMap(([name, { type: kind }]) => (kind === 'reference' ? `${type}:${name}` : []))
