import { useState } from 'react'
import type { StatusAntrean } from '../../contract/antrean/giliran.ts'
import type { BarisAntrean, LoketStaf } from '../../contract/antrean/staff/antrean.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'

/** After a press the buttons rest: a double click calls one number. */
const REST_MS = 1000

export type Calling = ReturnType<typeof useCalling>

/** The work of the buttons, one press at a time. After a failure too, the screen shows the present state. */
export function useCalling(refetch: () => Promise<unknown>) {
	const attempt = useAttempt()
	const [isBusy, setBusy] = useState(false)

	async function run(work: () => Promise<unknown>): Promise<void> {
		setBusy(true)
		const rest = new Promise((resolve) => setTimeout(resolve, REST_MS))
		await attempt(async () => void (await work()))
		await refetch()
		await rest
		setBusy(false)
	}

	return {
		isBusy,
		next: ({ nama, dipanggil }: LoketStaf) =>
			run(() => callApi('POST /v1/staf/antrean/berikutnya', { body: { loket: nama, dari: dipanggil?.id ?? null } })),
		move: ({ id, status }: BarisAntrean, loket: string, ke: StatusAntrean) =>
			run(() => callApi('POST /v1/staf/antrean/{id}', { params: { id }, body: { loket, dari: status, ke } })),
	}
}
