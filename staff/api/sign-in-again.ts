import type { Saya } from '../../contract/staff/auth.ts'

let signedIn: Saya | undefined
let pending: { user: Saya; finished: Promise<void>; finish: () => void } | undefined
const listeners = new Set<() => void>()

/** Undefined after sign-out. */
export function setSignedIn(user: Saya | undefined): void {
	signedIn = user
	notifyListeners()
}

/** Whether requests of this page have a session, as far as it is known. */
export const isSignedIn = (): boolean => signedIn !== undefined && pending === undefined

/**
 * Opens the sign-in dialog after a request was refused because the session has ended, once for all such requests.
 * Resolves after sign-in, or with false at once if no user was signed in.
 */
export async function signInAgain(): Promise<boolean> {
	if (!signedIn) return false
	if (!pending) {
		const { promise, resolve } = Promise.withResolvers<void>()
		pending = { user: signedIn, finished: promise, finish: resolve }
		notifyListeners()
	}
	await pending.finished
	return true
}

/** Another user than before starts from the home page: the open screen belongs to the first. */
export function finishSignIn(user: Saya): void {
	if (user.id !== pending?.user.id) {
		window.location.assign('/staf')
		return
	}
	pending.finish()
	pending = undefined
	notifyListeners()
}

function notifyListeners(): void {
	for (const listener of listeners) listener()
}

/** The user whose session has ended, for `useSyncExternalStore`. */
export const expectedUser = () => pending?.user

export function subscribeToSignIn(listener: () => void): () => void {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
