import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../../browser-cookie.ts'
import { useTemplate } from '../../template.ts'
import { asksNotToBeTracked } from './privacy-signal.ts'

export type Decision = 'setuju' | 'tolak'

const COOKIE = 'persetujuan-pelacakan'
const REMEMBERED_DAYS = 365

/** `asked`: from the footer, by somebody who wants to decide anew. */
interface Consent {
	decision: Decision | null
	asked: boolean
}

let consent: Consent | undefined
const listeners = new Set<() => void>()

function readConsent(): Consent {
	if (!consent) {
		const kept = readCookie(COOKIE)
		consent = { decision: kept === 'setuju' || kept === 'tolak' ? kept : null, asked: false }
	}
	return consent
}

function change(next: Partial<Consent>): void {
	consent = { ...readConsent(), ...next }
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
const useConsent = () => useSyncExternalStore<Consent | null>(subscribe, readConsent, () => null)

/** The hospital records visits only after consent. */
export const useConsentNeeded = (): boolean => useTemplate().webSetting.data?.persetujuanPelacakan === 'setuju'

/**
 * Whether visits are recorded and the pixel is loaded. Without a site setting it is not known what the hospital wants,
 * so they are not; a refusal outlasts a change of the setting.
 */
export function useMayTrack(): boolean {
	const consent = useConsent()
	const needed = useConsentNeeded()
	const hasSetting = useTemplate().webSetting.data !== null
	if (!consent || !hasSetting || asksNotToBeTracked()) return false
	return needed ? consent.decision === 'setuju' : consent.decision !== 'tolak'
}

/** `open`: asked once by itself; `focused`: called for from the footer. */
export function useConsentBar(): 'closed' | 'open' | 'focused' {
	const consent = useConsent()
	const needed = useConsentNeeded()
	if (!needed || !consent) return 'closed'
	if (consent.asked) return 'focused'
	return consent.decision === null && !asksNotToBeTracked() ? 'open' : 'closed'
}
