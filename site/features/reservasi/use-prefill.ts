import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { wait } from '../../lib/fetching/wait.ts'
import { browserApi } from '../../load.ts'

const PREFILL_DELAY_MS = 1000

const empty = { atasNama: '', noTelp: '' }

/** Name and phone of the first own patient, a second after the form appeared; empty when the call fails. */
export function usePrefill() {
	const { data = empty } = useFetched('prefill', async (signal) => {
		const [{ data: pasien }] = await Promise.all([
			browserApi(signal)('GET /v1/public/member-pasien'),
			wait(PREFILL_DELAY_MS),
		])
		const [own] = pasien.own
		return own ? { atasNama: own.nama, noTelp: own.noTelp } : empty
	})
	return data
}
