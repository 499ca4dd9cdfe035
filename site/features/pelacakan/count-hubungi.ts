import { internationalNumber } from '../../../contract/links/contact-address.ts'
import { isPrivatePage } from '../../../contract/web/private-page.ts'
import type { JenisHubungi } from '../../../contract/web/visitor.ts'
import { sendRecord } from './send-visit.ts'

/** A double press counts once, and so does a link that also sends a registration. */
const ONCE_MS = 1000
let countedAt = Number.NEGATIVE_INFINITY

/** Counts a press of a registration button. Neither page nor visitor is sent. */
export function countHubungi(jenis: JenisHubungi): void {
	if (isPrivatePage(location.pathname) || performance.now() - countedAt < ONCE_MS) return
	countedAt = performance.now()
	sendRecord('POST /v1/public/hubungi', { jenis })
}

/** How a link leads to one of these numbers; null for any other link, such as that of the emergency room. */
export function jenisOfLink(href: string, numbers: readonly string[]): JenisHubungi | null {
	const [, scheme, digits] = /^(tel:\+?|https:\/\/wa\.me\/)(\d+)/.exec(href) ?? []
	const isDesk = numbers.some((number) => internationalNumber(number).replace('+', '') === digits)
	if (!digits || !isDesk) return null
	return scheme?.startsWith('tel:') ? 'telepon' : 'whatsapp'
}
