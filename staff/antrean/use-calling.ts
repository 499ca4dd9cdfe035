import { useState } from 'react'
import type { StatusAntrean } from '../../contract/antrean/giliran.ts'
import type { BarisAntrean, LoketStaf } from '../../contract/antrean/staff/antrean.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'

/** After a press the buttons rest: a double click calls one number. */
const REST_MS = 1000

export type Calling = ReturnType<typeof useCalling>

/** The work of the buttons, one press at a time. After a failure too, the screen shows the present state. */
export function useCalling(refetch: () => Promise<unknown>) {
	const attempt = useAttempt()
	const undoNotice = useUndoNotice()
	const [isBusy, setBusy] = useState(false)

	async function run(work: () => Promise<unknown>): Promise<void> {
		setBusy(true)
		const rest = new Promise((resolve) => setTimeout(resolve, REST_MS))
		await attempt(async () => void (await work()))
		await refetch()
		await rest
		setBusy(false)
	}

	/** The number in the state that it had before, and with it the number that it ended. */
	const undo = (id: string, body: { loket: string; dari: StatusAntrean; ke: StatusAntrean; selesai: string | null }) =>
		callApi('POST /v1/staf/antrean/{id}/kembali', { params: { id }, body }).finally(refetch)

	return {
		isBusy,
		next: ({ nama: loket, dipanggil }: LoketStaf) =>
			run(async () => {
				const body = { loket, dari: dipanggil?.id ?? null }
				const { data } = await callApi('POST /v1/staf/antrean/berikutnya', { body })
				const ended = dipanggil ? `, ${dipanggil.nomor} selesai` : ''
				undoNotice(`${loket} memanggil nomor berikutnya${ended}`, () =>
					undo(data.id, { loket, dari: 'dipanggil', ke: 'menunggu', selesai: data.selesai }),
				)
			}),
		move: ({ id, nomor, status: dari }: BarisAntrean, loket: string, ke: StatusAntrean) =>
			run(async () => {
				const { data } = await callApi('POST /v1/staf/antrean/{id}', { params: { id }, body: { loket, dari, ke } })
				// A number that is called again stays where it was.
				if (ke === dari) return
				undoNotice(`${nomor} ${ke === 'dipanggil' ? `dipanggil ke ${loket}` : ke}`, () =>
					undo(id, { loket, dari: ke, ke: dari, selesai: data.selesai }),
				)
			}),
	}
}
