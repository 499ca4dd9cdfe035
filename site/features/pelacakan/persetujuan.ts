import { readCookie, writeCookie } from '../../lib/browser/browser-storage.ts'
import { createStore } from '../../lib/browser/create-store.ts'
import { isFramed } from '../../lib/browser/is-framed.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useTemplate } from '../../template.ts'

type Decision = 'setuju' | 'tolak'

const COOKIE = 'persetujuan-pelacakan'
const REMEMBERED_DAYS = 365

/** `asked`: the visitor opened the question from the footer. */
interface Persetujuan {
	decision: Decision | null
	asked: boolean
}

/** Null until something changes; until then the cookie has the value. */
const store = createStore<Persetujuan | null>(null)

function readPersetujuan(): Persetujuan {
	const cookie = readCookie(COOKIE)
	return { decision: cookie === 'setuju' || cookie === 'tolak' ? cookie : null, asked: false }
}

const change = (next: Partial<Persetujuan>) => store.set({ ...(store.get() ?? readPersetujuan()), ...next })

export function decide(decision: Decision): void {
	writeCookie(COOKIE, decision, REMEMBERED_DAYS)
	change({ decision, asked: false })
}

export const askAgain = () => change({ asked: true })
export const stopAsking = () => change({ asked: false })

/** Null on the server and during hydration, because cached pages are the same for all visitors. */
function usePersetujuan(): Persetujuan | null {
	const changed = store.useValue()
	return useHydrated() ? (changed ?? readPersetujuan()) : null
}

/** The hospital records visits only after consent. */
export const usePersetujuanNeeded = (): boolean => useTemplate().webSetting.data?.persetujuanPelacakan === 'setuju'

/**
 * Whether visits are recorded and the pixel is loaded. Without a site setting they are not, because the hospital's
 * choice is unknown. A refusal stays valid when the setting changes.
 */
export function useMayTrack(): boolean {
	const known = usePersetujuan()
	const needed = usePersetujuanNeeded()
	const hasSetting = useTemplate().webSetting.data !== null
	if (!known || !hasSetting || asksNotToBeTracked()) return false
	return needed ? known.decision === 'setuju' : known.decision !== 'tolak'
}

/** `open`: the site asks once; `focused`: the visitor opened it from the footer. */
export function usePersetujuanBar(): 'closed' | 'open' | 'focused' {
	const known = usePersetujuan()
	const needed = usePersetujuanNeeded()
	if (!needed || !known) return 'closed'
	if (known.asked) return 'focused'
	return known.decision === null && !asksNotToBeTracked() ? 'open' : 'closed'
}

interface Signals {
	globalPrivacyControl?: boolean
	doNotTrack?: string | null
}

/** Whether the browser sends a do-not-track signal. A framed page is not tracked either. */
export const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: Signals = navigator as Signals): boolean =>
	globalPrivacyControl === true || doNotTrack === '1' || isFramed()
