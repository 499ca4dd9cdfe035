/** Kept by the browser: whether it has ever been a member. Who, only the cookie knows, which no script can read. */
const KEY = 'pernah-member'

/** Whether it is worth asking for a cart. A browser that keeps nothing is asked on the pages of the shop alone. */
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
		// The shop works without it.
	}
}

export function forgetMember(): void {
	try {
		localStorage.removeItem(KEY)
	} catch {
		// Then nothing was kept either.
	}
}
