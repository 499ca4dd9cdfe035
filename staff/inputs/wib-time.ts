/** WIB has no summer time. */
const WIB_MS = 7 * 3_600_000

const MINUTES = 'YYYY-MM-DDTHH:mm'.length

/** A moment as `datetime-local` inputs take it, on the hospital's clock. */
export const toWibTime = (moment?: number | null): string =>
	typeof moment === 'number' ? new Date(moment + WIB_MS).toISOString().slice(0, MINUTES) : ''

export const fromWibTime = (typed: string): number | null => (typed ? Date.parse(`${typed}Z`) - WIB_MS : null)
