import type { PopupInformation } from '../../../contract/popup.ts'
import { readCookie, writeCookie } from '../../lib/browser/browser-cookie.ts'

const COOKIE = 'popup-information'

/** The longest lifetime that browsers allow for a cookie. */
const KEPT_DAYS = 400

/** Information is shown every time, a quiz only once. */
export const mayShowPopup = ({ id, type }: Pick<PopupInformation, 'id' | 'type'>, seen = readCookie(COOKIE)): boolean =>
	type !== 'quiz' || id !== seen

export const rememberPopup = ({ id }: Pick<PopupInformation, 'id'>) => writeCookie(COOKIE, id, KEPT_DAYS)
