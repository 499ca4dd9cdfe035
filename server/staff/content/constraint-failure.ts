import { InvalidContent } from '../../content-rules/invalid-content.ts'
import { type Failure, fail } from '../../http/failure.ts'

/** PostgreSQL has codes, SQLite has extended result codes. */
const UNIQUE = ['23505', 2067, 1555]
const REFERENCE = ['23503', 787, 1811]

const codeOf = (error: unknown) => {
	const { code, errcode } = error as { code?: string; errcode?: number }
	return errcode ?? code ?? ''
}

/** A selected row, for example a doctor, was deleted in the meantime. */
export const unknownReference = fail('INPUT_TIDAK_VALID', { fields: { body: 'Salah satu pilihan sudah tidak ada.' } })

interface Messages {
	onReference?: Failure
	/** The error when a unique constraint fails, by field. */
	unique?: Readonly<Record<string, string>>
}

/** Runs a write; invalid content and failed constraints become failures, other errors are thrown. */
export async function orConstraintFailure<T>(
	write: () => Promise<T>,
	{ onReference = unknownReference, unique = { uri: 'Alamat ini sudah dipakai.' } }: Messages = {},
): Promise<T | Failure> {
	try {
		return await write()
	} catch (error) {
		if (error instanceof InvalidContent) return fail('INPUT_TIDAK_VALID', { fields: error.fields })
		if (UNIQUE.includes(codeOf(error))) return fail('INPUT_TIDAK_VALID', { fields: { ...unique } })
		if (REFERENCE.includes(codeOf(error))) return onReference
		throw error
	}
}
