import { useSyncExternalStore } from 'react'
import { waktuWib } from '../../../contract/tanggal.ts'
import { useSekarangOnServer } from '../../template.ts'

/** A page that stays open shows a new minute after this long at the latest. */
const CHECK_MS = 15_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	timer ??= setInterval(() => {
		for (const each of listeners) each()
	}, CHECK_MS)
	return () => {
		listeners.delete(listener)
		if (listeners.size > 0) return
		clearInterval(timer)
		timer = undefined
	}
}

/** Now in WIB, `YYYY-MM-DDTHH:MM`. During hydration it is the moment of the server rendering, so that both agree. */
export function useSekarang(): string {
	const onServer = useSekarangOnServer()
	return useSyncExternalStore(
		subscribe,
		() => waktuWib(Date.now()),
		() => onServer,
	)
}

/** Today in WIB. */
export const useHariIni = (): string => useSekarang().slice(0, 10)
