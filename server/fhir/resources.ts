import type {
	CodeableConcept,
	Extension,
	HealthcareService,
	Location,
	Organization,
	Practitioner,
	PractitionerRole,
	Schedule,
	Slot,
} from '@medplum/fhirtypes'
import { internationalNumber } from '../../contract/links/contact-address.ts'
import { endOf, HOSPITAL_ID, listOf, momentOf, periodOf, refer, serviceOf, specialtiesOf, textOf } from './elements.ts'
import {
	type FhirAddress,
	toHealthcareService,
	toLocation,
	toOrganization,
	toPractitioner,
	toPractitionerRole,
} from './map-directory.ts'
import type { FhirHospital, FhirPraktik } from './read-hospital.ts'
import type { FhirJam, FhirKunjungan } from './read-kunjungan.ts'

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

/** The extensions of SMART Scheduling Links. */
const EXTENSIONS = 'http://fhir-registry.smarthealthit.org/StructureDefinition'

const toSchedule = (
	hospital: FhirHospital,
	{ id, dokter, poliKlinik }: FhirPraktik,
	{ base }: FhirAddress,
): Schedule => ({
	resourceType: 'Schedule',
	id,
	active: true,
	serviceType: [serviceOf(poliKlinik, base)],
	specialty: specialtiesOf(poliKlinik, base),
	actor: [
		refer<Location>('Location', HOSPITAL_ID, hospital.nama),
		refer<PractitionerRole>('PractitionerRole', id, dokter.nama),
		refer<HealthcareService>('HealthcareService', poliKlinik.id, poliKlinik.nama),
	],
	planningHorizon: periodOf(hospital.hari.mulai, hospital.hari.selesai),
})

/** The schedule of visits for packages of the shop: they belong to no doctor. */
const KUNJUNGAN_ID = 'paket'

const toKunjunganSchedule = (hospital: FhirHospital, { base }: FhirAddress): Schedule => ({
	resourceType: 'Schedule',
	id: KUNJUNGAN_ID,
	active: true,
	serviceType: [paket(base)],
	actor: [refer<Location>('Location', HOSPITAL_ID, hospital.nama)],
	planningHorizon: periodOf(hospital.hari.mulai, hospital.hari.selesai),
})

const paket = (base: string): CodeableConcept => ({
	coding: [{ system: `${base}/CodeSystem/kunjungan`, code: 'paket', display: 'Paket layanan' }],
	text: 'Paket layanan',
})

const toKunjunganSlots = ({ kunjungan, toko }: FhirHospital, { base, site }: FhirAddress): Slot[] =>
	toSlots(KUNJUNGAN_ID, kunjungan, ({ isFree, kuota }: FhirKunjungan) => ({
		extension: isFree ? [deepLink(site + toko), ...capacity(kuota)] : undefined,
		serviceType: [paket(base)],
		status: isFree ? 'free' : 'busy',
	}))

function toPraktikSlots(hospital: FhirHospital, praktik: FhirPraktik, { base, site }: FhirAddress): Slot[] {
	const { id, poliKlinik, isBookable, jam } = praktik
	const booking = isBookable ? bookingOf(hospital, praktik, site) : []
	const same = {
		serviceType: [serviceOf(poliKlinik, base)],
		specialty: specialtiesOf(poliKlinik, base),
		status: isBookable ? ('free' as const) : ('busy-unavailable' as const),
	}
	return toSlots(id, jam, ({ kuota }) => ({ extension: listOf([...booking, ...capacity(kuota)]), ...same }))
}

/** Hours as slots of a schedule, each once. Hours that are none have no slot. */
function toSlots<Jam extends FhirJam>(
	scheduleId: string,
	hours: Jam[],
	rest: (jam: Jam) => Pick<Slot, 'extension' | 'serviceType' | 'specialty' | 'status'>,
): Slot[] {
	const slots = hours.flatMap((jam): Slot[] => {
		const start = momentOf(jam.tanggal, jam.jamMulai)
		const end = endOf(jam)
		if (!start || !end) return []
		return [
			{
				resourceType: 'Slot',
				id: `${scheduleId}-${digits(start)}-${digits(end)}`,
				...rest(jam),
				schedule: refer<Schedule>('Schedule', scheduleId),
				start,
				end,
				comment: textOf(jam.keterangan),
			},
		]
	})
	return [...new Map(slots.map((slot) => [slot.id, slot])).values()]
}

/** `2026-11-18T08:00:00+07:00` → `202611180800` */
const digits = (moment: string) => moment.slice(0, 16).replace(/\D/g, '')

/** The page on which the visitor registers: the doctor's, with the schedule open on it. */
function bookingOf({ pendaftaran }: FhirHospital, { dokter }: FhirPraktik, site: string): Extension[] {
	const page = dokter.uri ? `/dokter/${encodeURIComponent(dokter.uri)}` : '/dokter'
	const noTelp = internationalNumber(pendaftaran ?? '')
	return [
		deepLink(`${site}${page}?dokter=${encodeURIComponent(dokter.id)}`),
		...(noTelp ? [{ url: `${EXTENSIONS}/booking-phone`, valueString: noTelp }] : []),
	]
}

const deepLink = (valueUrl: string): Extension => ({ url: `${EXTENSIONS}/booking-deep-link`, valueUrl })

const capacity = (kuota: number | undefined): Extension[] =>
	kuota === undefined ? [] : [{ url: `${EXTENSIONS}/slot-capacity`, valueInteger: kuota }]
