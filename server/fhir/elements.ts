import { createHash } from 'node:crypto'
import type { CodeableConcept, ContactPoint, Reference, Resource } from '@medplum/fhirtypes'
import { internationalNumber } from '../../contract/links/contact-address.ts'
import { epochWib, tambahHari, waktuWib } from '../../contract/tanggal/tanggal.ts'
import { specialties } from '../../lexicon/specialties.ts'
import type { FhirPoliKlinik } from './read-hospital.ts'
import { snomedOf } from './snomed.ts'

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
