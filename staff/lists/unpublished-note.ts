/** For a line of words about a row: that visitors do not see it yet. */
export const unpublishedNote = (status: unknown): string[] =>
	status === 'konsep' ? ['konsep'] : status === 'terjadwal' ? ['terjadwal'] : []
