import { readStorage, writeStorage } from './browser-storage.ts'

/** Whether this browser has a member. The member's cookie itself is HttpOnly, so scripts cannot read it. */
const KEY = 'pernah-member'

/** Whether a request for the cart is worthwhile outside of the shop. */
export const wasMember = (): boolean => readStorage('localStorage', KEY) === '1'

export const rememberMember = () => writeStorage('localStorage', KEY, '1')

export const forgetMember = () => writeStorage('localStorage', KEY, null)
