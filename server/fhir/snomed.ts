import type { Coding } from '@medplum/fhirtypes'

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
