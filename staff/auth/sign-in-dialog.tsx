import { Dialog } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { currentUser, forgetCurrentUser } from '../api/auth-provider.ts'
import { expectedUser, finishSignIn, subscribeToSignIn } from '../api/sign-in-again.ts'
import { SignInSteps } from './sign-in-steps.tsx'

/** Other dialogs leave an edge free on phones; here nothing of the room may be seen. */
const whole = { backgroundColor: 'background.default', '&&': { margin: 0, width: '100%', maxHeight: '100%' } }

/**
 * For whoever's session ends while they are in: nothing of the room is seen, and all of it is there again, with what was
 * being written, once they are back.
 */
export function SignInDialog() {
	const who = useSyncExternalStore(subscribeToSignIn, expectedUser)
	return (
		<Dialog
			open={who !== undefined}
			fullScreen
			aria-label="Masuk lagi"
			transitionDuration={0}
			slotProps={{ paper: { sx: whole } }}
		>
			<SignInSteps
				email={who?.email}
				notice="Sesi Anda telah berakhir. Silakan masuk lagi; isian Anda tidak hilang."
				onSignedIn={async () => {
					forgetCurrentUser()
					finishSignIn(await currentUser())
				}}
			/>
		</Dialog>
	)
}
