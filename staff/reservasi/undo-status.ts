import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { callApi } from '../api/call-api.ts'

/** The reason in the history. */
export const DIURUNGKAN = 'Diurungkan'

/** Takes a step back. For the server this is a correction like any other, with its event. */
export const undoStatus = (id: string, dari: StatusReservasi) =>
	callApi('POST /v1/staf/reservasi/{id}/kembali', { params: { id }, body: { dari, alasan: DIURUNGKAN } })

/** Takes the same step of several reservations back, one by one. */
export async function undoStatuses(ids: readonly string[], dari: StatusReservasi): Promise<void> {
	const failures: string[] = []
	for (const id of ids) await undoStatus(id, dari).catch((error: Error) => failures.push(error.message))
	if (failures.length > 0) throw new Error(`${failures.length} reservasi tidak diurungkan.\n${failures[0]}`)
}
