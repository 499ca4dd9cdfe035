import type { Saya } from '../../contract/staff/auth.ts'
import { waitingDialog } from './waiting-dialog.ts'

const dialog = waitingDialog<true>()
let signedIn: Saya | undefined
let expected: Saya | undefined

/** Undefined after sign-out. */
export function setSignedIn(user: Saya | undefined): void {
	signedIn = user
	dialog.notify()
}

/** Whether requests of this page have a session, as far as it is known. */
export const isSignedIn = (): boolean => signedIn !== undefined && !dialog.isOpen()

/**
 * Opens the sign-in dialog after a request was refused because the session has ended. Resolves after sign-in, or with
 * false at once if no user was signed in.
 */
export async function signInAgain(): Promise<boolean> {
	if (!signedIn) return false
	expected ??= signedIn
	return dialog.ask()
}

/** Another user than before starts from the home page: the open screen belongs to the first. */
export function finishSignIn(user: Saya): void {
	if (user.id !== expected?.id) {
		window.location.assign('/staf')
		return
	}
	expected = undefined
	dialog.finish(true)
}

/** The user whose session has ended, for `useSyncExternalStore`. */
export const expectedUser = () => expected

export const subscribeToSignIn = dialog.subscribe
