import { useEffect, useState } from 'react'
import { browserApi } from '../../load.ts'

export const PREFILL_DELAY_MS = 1000

/** Name and phone of the first own patient, a second after the form appeared; nothing when they cannot be read. */
export function usePrefill() {
	const [prefill, setPrefill] = useState({ atasNama: '', noTelp: '' })

	useEffect(() => {
		const leaving = new AbortController()
		const reading = browserApi(leaving.signal)('listPasien').catch(() => null)
		const timer = setTimeout(async () => {
			const own = (await reading)?.data.own[0]
			if (own && !leaving.signal.aborted) setPrefill({ atasNama: own.nama, noTelp: own.noTelp })
		}, PREFILL_DELAY_MS)
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [])

	return prefill
}
