export interface PopupTime {
	id?: unknown
	status?: unknown
	tayangMulai?: unknown
	/** Null if it has no end. */
	tayangSelesai?: unknown
}

const startOf = ({ tayangMulai }: PopupTime) => (typeof tayangMulai === 'number' ? tayangMulai : Number.NaN)
const endOf = ({ tayangSelesai }: PopupTime) =>
	typeof tayangSelesai === 'number' ? tayangSelesai : Number.POSITIVE_INFINITY

/** The published popups that are shown at the same time as this one. Visitors see the one that began last. */
export const overlappingPopups = <Popup extends PopupTime>(popup: PopupTime, others: readonly Popup[]): Popup[] =>
	others.filter(
		(other) =>
			other.id !== popup.id &&
			other.status !== 'konsep' &&
			startOf(other) < endOf(popup) &&
			startOf(popup) < endOf(other),
	)
