import { type FieldErrors, set } from 'react-hook-form'

/** `{ 'waktu.0.jamMulai': '…' }` → `{ waktu: [{ jamMulai: { message: '…' } }] }`, as react-hook-form wants it. */
export function fieldErrors(fields: Record<string, string>): FieldErrors {
	const errors: FieldErrors = {}
	const paths = Object.keys(fields)
	for (const [path, message] of Object.entries(fields)) {
		// An error inside a list replaces the error of the list.
		if (!paths.some((other) => other.startsWith(`${path}.`))) set(errors, path, { type: 'custom', message })
	}
	return errors
}
