import type {
	Address,
	CodeableConcept,
	ContactPoint,
	HealthcareService,
	Location,
	Organization,
	Practitioner,
	PractitionerRole,
	PractitionerRoleAvailableTime,
	PractitionerRoleNotAvailable,
} from '@medplum/fhirtypes'
import type { JadwalPengecualian, JadwalWaktu } from '../../contract/dokter/dokter.ts'
import { isAbout } from '../../contract/dokter/takes-place.ts'
import { jamInput } from '../../contract/shapes.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { HOSPITAL_ID, idOf, listOf, periodOf, phone, refer, serviceOf, specialtiesOf, textOf } from './elements.ts'
import type { FhirHospital, FhirPoliKlinik, FhirPraktik } from './read-hospital.ts'

/** Where the site and its FHIR API are. */
export interface FhirAddress {
	/** `https://rs.example` */
	site: string
	/** `https://rs.example/fhir` */
	base: string
}

export function toOrganization(hospital: FhirHospital, { site }: FhirAddress): Organization {
	const { nama, namaPendek, identifier } = hospital
	const address = addressOf(hospital)
	return {
		resourceType: 'Organization',
		id: HOSPITAL_ID,
		identifier,
		active: true,
		type: [conceptOf('organization-type', 'prov', 'Healthcare Provider')],
		name: textOf(nama),
		alias: namaPendek && namaPendek !== nama ? [namaPendek] : undefined,
		telecom: telecomOf(hospital, site),
		address: address && [address],
	}
}

export function toLocation(hospital: FhirHospital, { site }: FhirAddress): Location {
	return {
		resourceType: 'Location',
		id: HOSPITAL_ID,
		status: 'active',
		name: textOf(hospital.nama),
		mode: 'instance',
		type: [conceptOf('v3-RoleCode', 'HOSP', 'Hospital')],
		telecom: telecomOf(hospital, site),
		address: addressOf(hospital),
		physicalType: conceptOf('location-physical-type', 'bu', 'Building'),
		managingOrganization: refer<Organization>('Organization', HOSPITAL_ID, hospital.nama),
	}
}

/** By a code system of HL7. */
const conceptOf = (name: string, code: string, display: string): CodeableConcept => ({
	coding: [{ system: `http://terminology.hl7.org/CodeSystem/${name}`, code, display }],
})

function telecomOf({ noTelp, email }: FhirHospital, site: string): ContactPoint[] {
	const mail = textOf(email)
	return [
		...phone(noTelp),
		...(mail ? [{ system: 'email' as const, value: mail, use: 'work' as const }] : []),
		{ system: 'url', value: site, use: 'work' },
	]
}

/** The site has the address as one text; only its postcode is certain. */
function addressOf({ alamat }: FhirHospital): Address | undefined {
	const text = textOf(alamat)
	if (!text) return undefined
	const [, postalCode] = /\b(\d{5})$/.exec(text) ?? []
	return { use: 'work', type: 'physical', text, line: [text], postalCode, country: 'ID' }
}

export const toHealthcareService = (
	hospital: FhirHospital,
	poli: FhirPoliKlinik,
	{ site, base }: FhirAddress,
): HealthcareService => ({
	resourceType: 'HealthcareService',
	id: idOf(poli.id),
	identifier: poli.identifier,
	active: true,
	providedBy: refer<Organization>('Organization', HOSPITAL_ID, hospital.nama),
	type: [serviceOf(poli, base)],
	specialty: specialtiesOf(poli, base),
	location: [refer<Location>('Location', HOSPITAL_ID, hospital.nama)],
	name: textOf(poli.nama),
	comment: textOf(plainText(poli.deskripsi)),
	telecom: [
		...phone(hospital.pendaftaran ?? hospital.noTelp),
		{ system: 'url', value: `${site}/daftar-dokter/${encodeURIComponent(poli.uri)}`, use: 'work' },
	],
})

export function toPractitioner({ id, nama, spesialis, identifier }: FhirHospital['dokter'][number]): Practitioner {
	const title = textOf(spesialis)
	return {
		resourceType: 'Practitioner',
		id: idOf(id),
		identifier,
		active: true,
		name: [{ use: 'official', text: textOf(nama) }],
		qualification: title ? [{ code: { text: title } }] : undefined,
	}
}

export function toPractitionerRole(
	hospital: FhirHospital,
	{ id, dokter, poliKlinik }: FhirPraktik,
	{ base }: FhirAddress,
): PractitionerRole {
	const title = textOf(dokter.spesialis)
	const waktu = dokter.jadwal.waktu.filter((slot) => slot.poliKlinikId === poliKlinik.id)
	const exceptions = dokter.jadwal.pengecualian.filter((each) => isAbout(each, poliKlinik.id))
	return {
		resourceType: 'PractitionerRole',
		id,
		active: true,
		practitioner: refer<Practitioner>('Practitioner', dokter.id, dokter.nama),
		organization: refer<Organization>('Organization', HOSPITAL_ID, hospital.nama),
		code: [conceptOf('practitioner-role', 'doctor', 'Doctor')],
		specialty: [...specialtiesOf(poliKlinik, base), ...(title ? [{ text: title }] : [])],
		location: [refer<Location>('Location', HOSPITAL_ID, hospital.nama)],
		healthcareService: [refer<HealthcareService>('HealthcareService', poliKlinik.id, poliKlinik.nama)],
		availableTime: listOf(waktu.flatMap(toAvailableTime)),
		notAvailable: listOf(exceptions.flatMap(toNotAvailable)),
		availabilityExceptions: exceptions.flatMap(describeOtherHours).join(' ') || undefined,
	}
}

const dayCodes = {
	Senin: 'mon',
	Selasa: 'tue',
	Rabu: 'wed',
	Kamis: 'thu',
	Jumat: 'fri',
	Sabtu: 'sat',
	Minggu: 'sun',
} as const satisfies Record<Hari, string>

const isJam = (text: string) => jamInput.safeParse(text).success

function toAvailableTime({ hari, jamMulai, jamSelesai }: JadwalWaktu): PractitionerRoleAvailableTime[] {
	if (hari.length === 0 || !isJam(jamMulai) || !isJam(jamSelesai)) return []
	const daysOfWeek = hari.map((each) => dayCodes[each])
	return [{ daysOfWeek, availableStartTime: `${jamMulai}:00`, availableEndTime: `${jamSelesai}:00` }]
}

/** Leave and closed days. The site shows a reason only if staff say so. */
function toNotAvailable({ jenis, mulai, selesai, alasan }: JadwalPengecualian): PractitionerRoleNotAvailable[] {
	if (jenis === 'ganti') return []
	const description = textOf(alasan) ?? (jenis === 'cuti' ? 'Dokter cuti' : 'Poli tutup')
	return [{ description, during: periodOf(mulai, selesai) }]
}

function describeOtherHours({ jenis, mulai, jamMulai, jamSelesai }: JadwalPengecualian): string[] {
	if (jenis !== 'ganti' || !jamMulai || !jamSelesai) return []
	return [`${hariTanggal(mulai)}: praktik pukul ${jamMulai}–${jamSelesai} WIB.`]
}
