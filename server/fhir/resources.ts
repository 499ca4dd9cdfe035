import type {
	HealthcareService,
	Location,
	Organization,
	Practitioner,
	PractitionerRole,
	Schedule,
	Slot,
} from '@medplum/fhirtypes'
import {
	type FhirAddress,
	toHealthcareService,
	toLocation,
	toOrganization,
	toPractitioner,
	toPractitionerRole,
} from './map-directory.ts'
import { toKunjunganSchedule, toKunjunganSlots, toPraktikSlots, toSchedule } from './map-schedule.ts'
import type { FhirHospital } from './read-hospital.ts'

export type FhirResource =
	| Organization
	| Location
	| HealthcareService
	| Practitioner
	| PractitionerRole
	| Schedule
	| Slot

type Map = (hospital: FhirHospital, address: FhirAddress) => FhirResource[]

/** Every resource of the hospital by its type. */
const maps = {
	Organization: (hospital, address) => [toOrganization(hospital, address)],
	Location: (hospital, address) => [toLocation(hospital, address)],
	HealthcareService: (hospital, address) =>
		hospital.poliKlinik.map((poli) => toHealthcareService(hospital, poli, address)),
	Practitioner: (hospital) => hospital.dokter.map(toPractitioner),
	PractitionerRole: (hospital, address) =>
		hospital.praktik.map((praktik) => toPractitionerRole(hospital, praktik, address)),
	Schedule: (hospital, address) => [
		...hospital.praktik.map((praktik) => toSchedule(hospital, praktik, address)),
		...(hospital.kunjungan.length > 0 ? [toKunjunganSchedule(hospital, address)] : []),
	],
	Slot: (hospital, address) =>
		[
			...hospital.praktik.flatMap((praktik) => toPraktikSlots(hospital, praktik, address)),
			...toKunjunganSlots(hospital, address),
		].sort(byStart),
} satisfies Record<FhirResource['resourceType'], Map>

/** All moments have the same offset, so their texts sort as they do. */
const byStart = (one: Slot, other: Slot) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0)

export type FhirType = keyof typeof maps

export const fhirTypes = Object.keys(maps) as FhirType[]

export const isFhirType = (name: string): name is FhirType => Object.hasOwn(maps, name)

interface Mapped {
	base: string
	resources: Partial<Record<FhirType, FhirResource[]>>
}

/** What was mapped of a hospital, for the address that was last asked for. It goes with the hospital, after a minute. */
const mapped = new WeakMap<FhirHospital, Mapped>()

/** The resources of a type, mapped once. */
export function resourcesOf(type: FhirType, hospital: FhirHospital, address: FhirAddress): readonly FhirResource[] {
	const { base } = address
	const before = mapped.get(hospital)
	const { resources } = before?.base === base ? before : { resources: {} as Mapped['resources'] }
	const all = resources[type] ?? maps[type](hospital, address)
	mapped.set(hospital, { base, resources: { ...resources, [type]: all } })
	return all
}
