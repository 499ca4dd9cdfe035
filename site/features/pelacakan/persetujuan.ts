import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../../browser-cookie.ts'
import { useTemplate } from '../../template.ts'
import { asksNotToBeTracked } from './privacy-signal.ts'

export type Decision = 'setuju' | 'tolak'

const COOKIE = 'persetujuan-pelacakan'
const REMEMBERED_DAYS = 365

/** `asked`: from the footer, by somebody who wants to decide anew. */
interface Persetujuan {
	decision: Decision | null
	asked: boolean
}

let persetujuan: Persetujuan | undefined
const listeners = new Set<() => void>()

function readPersetujuan(): Persetujuan {
	if (!persetujuan) {
		const kept = readCookie(COOKIE)
		persetujuan = { decision: kept === 'setuju' || kept === 'tolak' ? kept : null, asked: false }
	}
	return persetujuan
}

function change(next: Partial<Persetujuan>): void {
	persetujuan = { ...readPersetujuan(), ...next }
	for (const listener of listeners) listener()
}

export function decide(decision: Decision): void {
	writeCookie(COOKIE, decision, REMEMBERED_DAYS)
	change({ decision, asked: false })
}

export const askAgain = () => change({ asked: true })
export const stopAsking = () => change({ asked: false })

const subscribe = (listener: () => void) => {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/** Null on the server and while the page comes to life: there the visitor is not known. */
const usePersetujuan = () => useSyncExternalStore<Persetujuan | null>(subscribe, readPersetujuan, () => null)

/** The hospital records visits only after consent. */
export const usePersetujuanNeeded = (): boolean => useTemplate().webSetting.data?.persetujuanPelacakan === 'setuju'

/**
 * Whether visits are recorded and the pixel is loaded. Without a site setting it is not known what the hospital wants,
 * so they are not; a refusal outlasts a change of the setting.
 */
export function useMayTrack(): boolean {
	const known = usePersetujuan()
	const needed = usePersetujuanNeeded()
	const hasSetting = useTemplate().webSetting.data !== null
	if (!known || !hasSetting || asksNotToBeTracked()) return false
	return needed ? known.decision === 'setuju' : known.decision !== 'tolak'
}

/** `open`: asked once by itself; `focused`: called for from the footer. */
export function usePersetujuanBar(): 'closed' | 'open' | 'focused' {
	const known = usePersetujuan()
	const needed = usePersetujuanNeeded()
	if (!needed || !known) return 'closed'
	if (known.asked) return 'focused'
	return known.decision === null && !asksNotToBeTracked() ? 'open' : 'closed'
}
