import { createHash } from 'node:crypto'
import type { CodeableConcept, Coding, ContactPoint, Reference, Resource } from '@medplum/fhirtypes'
import { internationalNumber } from '../../contract/links/contact-address.ts'
import { epochWib, tambahHari, waktuWib } from '../../contract/tanggal/tanggal.ts'
import { specialties } from '../../lexicon/specialties.ts'
import type { FhirPoliKlinik } from './read-hospital.ts'

/** The hospital is one organization at one place. */
export const HOSPITAL_ID = 'rumah-sakit'

/** FHIR knows no empty text and no control characters. */
export const textOf = (text: string): string | undefined => text.replace(/\p{Cc}+/gu, ' ').trim() || undefined

/** FHIR knows no empty list. */
export const listOf = <Each>(list: Each[]): Each[] | undefined => (list.length > 0 ? list : undefined)

const FHIR_ID = /^[A-Za-z0-9.-]{1,64}$/

/** Ids that came from another provider may have characters that FHIR does not allow. */
export const idOf = (id: string): string => (FHIR_ID.test(id) ? id : hashOf(id))

export const refer = <Target extends Resource>(
	type: Target['resourceType'],
	id: string,
	display?: string,
): Reference<Target> => ({ reference: `${type}/${idOf(id)}`, display: display && textOf(display) })

export function phone(noTelp: string): ContactPoint[] {
	const value = internationalNumber(noTelp)
	return value ? [{ system: 'phone', value, use: 'work' }] : []
}

/** A moment of WIB, which is at +07:00 all year; null for hours that are none. */
export function momentOf(tanggal: string, jam: string): string | null {
	const moment = epochWib(tanggal, jam)
	return Number.isNaN(moment) ? null : `${waktuWib(moment)}:00+07:00`
}

/** Whole days from the first through the last. */
export const periodOf = (mulai: string, selesai: string) => ({
	start: `${mulai}T00:00:00+07:00`,
	end: `${selesai}T23:59:59+07:00`,
})

/** The end of hours: on the next day if they go past midnight. */
export const endOf = ({ tanggal, jamMulai, jamSelesai }: Record<'tanggal' | 'jamMulai' | 'jamSelesai', string>) =>
	momentOf(jamMulai < jamSelesai ? tanggal : tambahHari(tanggal, 1), jamSelesai)

/** The clinic as a kind of service, by its address on the site. */
export const serviceOf = (poli: FhirPoliKlinik, base: string): CodeableConcept => ({
	coding: [{ system: `${base}/CodeSystem/poli-klinik`, code: poli.uri, display: textOf(poli.nama) }],
	text: textOf(poli.nama),
})

const namaOf = new Map(specialties.map(({ id, nama }) => [id, nama]))

/** The specialties of a clinic by our own words and by SNOMED CT; of an unknown kind, its name. */
export function specialtiesOf(poli: FhirPoliKlinik, base: string): CodeableConcept[] {
	const known = poli.spesialisasi.map((id) => ({
		coding: [{ system: `${base}/CodeSystem/spesialisasi`, code: id, display: namaOf.get(id) }, ...snomedOf(id)],
		text: namaOf.get(id),
	}))
	return known.length > 0 ? known : [{ text: textOf(poli.nama) }]
}

/** A short id for what has a long name. */
export const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)

const SNOMED = 'http://snomed.info/sct'

/** The specialties of the lexicon in SNOMED CT, as FHIR's value set `c80-practice-codes` names them. */
const codes: Record<string, [code: string, display: string]> = {
	anak: ['394537008', 'Pediatric specialty'],
	kandungan: ['394585009', 'Obstetrics and gynecology'],
	'penyakit-dalam': ['419192003', 'Internal medicine'],
	jantung: ['394579002', 'Cardiology'],
	paru: ['418112009', 'Pulmonary medicine'],
	saraf: ['394591006', 'Neurology'],
	bedah: ['394609007', 'Surgery-general'],
	ortopedi: ['394801008', 'Surgery-Trauma and orthopedics'],
	mata: ['394594003', 'Ophthalmology'],
	tht: ['418960008', 'Otolaryngology'],
	kulit: ['394582007', 'Dermatology'],
	gigi: ['394812008', 'Dental medicine specialties'],
	jiwa: ['394587001', 'Psychiatry'],
	rehabilitasi: ['394602003', 'Rehabilitation'],
	urologi: ['394612005', 'Urology'],
	onkologi: ['394593009', 'Medical oncology'],
	geriatri: ['394811001', 'Geriatric medicine'],
	'bedah-saraf': ['394610002', 'Surgery-Neurosurgery'],
	'bedah-plastik': ['394611003', 'Surgery-Plastic surgery'],
	umum: ['394814009', 'General practice'],
	anestesi: ['394577000', 'Anesthetics'],
}

/** The code of a specialty; nutrition has none of its own there. */
export function snomedOf(spesialisasi: string): Coding[] {
	const [code, display] = codes[spesialisasi] ?? []
	return code ? [{ system: SNOMED, code, display }] : []
}
