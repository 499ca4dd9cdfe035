import { paths } from '../../../contract/paths.ts'
import { isPersonalPage } from '../../../contract/private-page.ts'
import { clientSettings } from '../../settings.ts'
import { whenLoadedAndIdle } from '../navigation/when-idle.ts'
import type { Visit } from './look-up-place.ts'

/** A record waits for a quiet moment, but not much longer than this. */
const IDLE_MS = 2000

/** Records on their way: they wait for the page and for the place of the visitor. */
const waiting: Visit[] = []
let place: Partial<Visit> = {}
let watching = false

/** Records a visit without the visitor noticing, be it that the page is left at once or that nothing of it succeeds. */
export function sendVisit(visit: Visit): void {
	waiting.push(visit)
	if (!watching) {
		watching = true
		// Whoever leaves, or puts the phone away, is recorded with what is known by then.
		addEventListener('pagehide', sendWaiting)
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'hidden') sendWaiting()
		})
	}
	whenLoadedAndIdle(async () => {
		// On somebody's own page nobody else is asked for anything.
		if (!isPersonalPage(location.pathname)) place = await findPlace(clientSettings().geoUrl)
		sendWaiting()
	}, IDLE_MS)
}

/** The code that asks comes when its turn has come; a record does without the place as well. */
async function findPlace(address: string): Promise<Partial<Visit>> {
	if (!address) return {}
	return import('./look-up-place.ts').then(({ lookUpPlace }) => lookUpPlace(address)).catch(() => ({}))
}

function sendWaiting(): void {
	for (const visit of waiting.splice(0)) send({ ...visit, ...place })
}

function send(record: Visit): void {
	const address = new URL(`${clientSettings().apiBase}${paths.createWebVisitor.path}`, location.href).href
	const body = new Blob([JSON.stringify(record)], { type: 'application/json' })
	if (navigator.sendBeacon?.(address, body)) return
	fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {})
}
