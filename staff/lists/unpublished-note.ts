/** A note for rows that are not public yet. */
export const unpublishedNote = (status: unknown): string[] =>
	status === 'konsep' ? ['konsep'] : status === 'terjadwal' ? ['terjadwal'] : []
