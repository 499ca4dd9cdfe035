import type { CallBodyInput } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { readRoute } from '../../../contract/client.ts'
import { isPrivatePage } from '../../../contract/web/private-page.ts'
import { API_BASE, type Route } from '../../api.ts'
import { whenLoadedAndIdle } from '../../lib/browser/when-idle.ts'
import type { Visit } from './look-up-place.ts'

/** A record is sent when the browser is idle, at the latest after this long. */
const IDLE_MS = 2000

/** Records that wait for the end of the page load and for the visitor's location. */
const waiting: Visit[] = []
let place: Partial<Visit> = {}
let watching = false

/** Records a visit in the background, never on a page where patients type. Failures are ignored. */
export function sendVisit(visit: Visit, geoUrl: string): void {
	if (isPrivatePage(location.pathname)) return
	waiting.push(visit)
	if (!watching) {
		watching = true
		// When the page is hidden, the records are sent without waiting for the location.
		addEventListener('pagehide', sendWaiting)
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'hidden') sendWaiting()
		})
	}
	whenLoadedAndIdle(async () => {
		// The visitor may be on a private page by now, which makes no request to a third party.
		if (!isPrivatePage(location.pathname)) place = await findPlace(geoUrl)
		sendWaiting()
	}, IDLE_MS)
}

/** The code of the lookup loads on demand; a record may lack the location. */
async function findPlace(address: string): Promise<Partial<Visit>> {
	if (!address) return {}
	return import('./look-up-place.ts').then(({ lookUpPlace }) => lookUpPlace(address)).catch(() => ({}))
}

function sendWaiting(): void {
	for (const visit of waiting.splice(0)) sendRecord('POST /v1/public/web-visitor', { ...visit, ...place })
}

/** What may be sent in the background, by its route. */
interface Records {
	'POST /v1/public/web-visitor': Visit
	'POST /v1/public/hubungi': CallBodyInput<Calls['createHubungi']>
}

/** Sends a record that outlives the page. Failures are ignored. */
export function sendRecord<Name extends Route & keyof Records>(route: Name, record: Records[Name]): void {
	const address = new URL(`${API_BASE}${readRoute(route).path}`, location.href).href
	const body = new Blob([JSON.stringify(record)], { type: 'application/json' })
	if (navigator.sendBeacon?.(address, body)) return
	fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {})
}
