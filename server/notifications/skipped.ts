/** A message that no longer applies, with the reason for staff. */
export interface Skipped {
	skipped: string
}
