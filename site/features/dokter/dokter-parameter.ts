/** The parameter that opens a doctor's schedule on any page. */
export const DOKTER_PARAMETER = 'dokter'

/** Kept with the entry of the browser's history that such a link made: closing goes back over it. */
export interface OpenedHere {
	dokterOpenedHere: true
}
