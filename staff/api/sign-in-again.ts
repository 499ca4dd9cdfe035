export interface Who {
	id: string
	email: string
}

let inside: Who | undefined
let waiting: { who: Who; passed: Promise<void>; pass: () => void } | undefined
const listeners = new Set<() => void>()

/** Told who is in, or that they have left by themselves. */
export function setSignedIn(who: Who | undefined): void {
	inside = who
}

/**
 * For a call that is refused because the session has ended: the door opens over whatever is on the screen, once for all
 * such calls, and this waits until somebody has passed it. False at once if nobody was in.
 */
export async function signInAgain(): Promise<boolean> {
	if (!inside) return false
	if (!waiting) {
		const { promise, resolve } = Promise.withResolvers<void>()
		waiting = { who: inside, passed: promise, pass: resolve }
		tell()
	}
	await waiting.passed
	return true
}

/** Another person than before begins anew: what is on the screen is not theirs. */
export function finishSignIn(who: Who): void {
	if (who.id !== waiting?.who.id) {
		window.location.assign('/staf')
		return
	}
	waiting.pass()
	waiting = undefined
	tell()
}

function tell(): void {
	for (const listener of listeners) listener()
}

/** Who stands before the door, for `useSyncExternalStore`. */
export const expectedUser = () => waiting?.who

export function subscribeToSignIn(listener: () => void): () => void {
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
	}
}
