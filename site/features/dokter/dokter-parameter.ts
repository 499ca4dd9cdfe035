/** The parameter that opens a doctor's schedule on any page. */
export const DOKTER_PARAMETER = 'dokter'

/** The history state of such a link: closing the dialog goes back in history. */
export interface OpenedHere {
	dokterOpenedHere: true
}
