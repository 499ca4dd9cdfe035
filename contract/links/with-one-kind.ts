import type { NoTelpType } from '../shapes.ts'
import { contactAddress, internationalNumber } from './contact-address.ts'

const phoneLink = /(?<= href=")(?:tel:|https:\/\/wa\.me\/)([^"?]+)(?=")/g

/** HTML in which one number has one kind of link: its own, also where staff wrote the other kind. */
export const withOneKind = (html: string, noTelp: string, noTelpType: NoTelpType): string =>
	html.replace(phoneLink, (link, number) =>
		internationalNumber(number) === internationalNumber(noTelp) ? contactAddress(noTelp, noTelpType) : link,
	)
