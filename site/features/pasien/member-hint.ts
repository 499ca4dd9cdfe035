/** Whether this browser has a member. The member's cookie itself is HttpOnly, so scripts cannot read it. */
const KEY = 'pernah-member'

/** Whether a request for the cart is worthwhile outside of the shop. */
export function wasMember(): boolean {
	try {
		return localStorage.getItem(KEY) === '1'
	} catch {
		return false
	}
}

export function rememberMember(): void {
	try {
		localStorage.setItem(KEY, '1')
	} catch {
		// The storage is blocked or full; the shop works without it.
	}
}

export function forgetMember(): void {
	try {
		localStorage.removeItem(KEY)
	} catch {
		// The storage is blocked, so there is nothing to remove.
	}
}
