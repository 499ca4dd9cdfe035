import type { Sumber } from '../../contract/staff/permissions.ts'

/** Pages that read their filters from the address; the other lists are react-admin's. */
const PAGES: readonly Sumber[] = ['reservasi', 'komentar', 'tautan']

/** The address of a list with these filters, below `/staf`. */
export function listAddress({ sumber, saring }: { sumber: Sumber; saring: Record<string, string> }): string {
	const query = PAGES.includes(sumber)
		? new URLSearchParams(saring)
		: new URLSearchParams({ filter: JSON.stringify(saring) })
	return `/${sumber}?${query}`
}
