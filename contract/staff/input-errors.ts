import type { z } from 'zod'

/** The invalid fields by path (`waktu.0.jamMulai`), with a sentence each. */
export function inputErrors(error: z.ZodError): Record<string, string> {
	const fields: Record<string, string> = {}
	for (const issue of error.issues) fields[issue.path.map(String).join('.') || 'body'] ??= sentence(issue)
	return fields
}

/** Matches zod's own English messages; the schemas have Indonesian ones. */
const ofZod = /^(Invalid|Too|Unrecognized)/

function sentence(issue: z.core.$ZodIssue): string {
	if (!ofZod.test(issue.message)) return issue.message
	switch (issue.code) {
		case 'too_big':
			return issue.origin === 'string' ? `Paling panjang ${issue.maximum} karakter.` : `Paling banyak ${issue.maximum}.`
		case 'too_small':
			return 'Wajib diisi.'
		case 'invalid_type':
			return /received (undefined|null)$/.test(issue.message) ? 'Wajib diisi.' : 'Nilai tidak sesuai.'
		default:
			return 'Nilai tidak sesuai.'
	}
}
