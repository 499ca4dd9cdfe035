import { InvalidContent } from '../../content/invalid-content.ts'
import { type Failure, fail } from '../../http/failure.ts'

/** PostgreSQL by its codes, SQLite by its extended ones. */
const UNIQUE = ['23505', 2067, 1555]
const REFERENCE = ['23503', 787, 1811]

const codeOf = (error: unknown) => {
	const { code, errcode } = error as { code?: string; errcode?: number }
	return errcode ?? code ?? ''
}

/** What a write was refused for, as an expected failure; whatever else went wrong is thrown on. */
export async function orRefusal<T>(
	work: () => Promise<T>,
	onReference: Failure,
	unique: Readonly<Record<string, string>> = { uri: 'Alamat ini sudah dipakai.' },
): Promise<T | Failure> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof InvalidContent) return fail('INPUT_TIDAK_VALID', { fields: error.fields })
		if (UNIQUE.includes(codeOf(error))) return fail('INPUT_TIDAK_VALID', { fields: { ...unique } })
		if (REFERENCE.includes(codeOf(error))) return onReference
		throw error
	}
}
