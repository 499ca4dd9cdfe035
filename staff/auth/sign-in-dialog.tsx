import { Dialog } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'
import { currentUser, forgetCurrentUser } from '../api/auth-provider.ts'
import { expectedUser, finishSignIn, subscribeToSignIn } from '../api/sign-in-again.ts'
import { LazyEnrolmentPage } from './lazy-enrolment-page.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

/** Other dialogs leave a margin on phones; this one covers the whole screen. */
const fullSize = { backgroundColor: 'background.default', '&&': { margin: 0, width: '100%', maxHeight: '100%' } }

/** Covers the app after the session has ended. The screen behind it keeps its state, so unsaved text is not lost. */
export function SignInDialog() {
	const user = useSyncExternalStore(subscribeToSignIn, expectedUser)
	// Meanwhile a reset may have removed the second factor.
	const [mustEnrol, setMustEnrol] = useState(false)
	const goOn = async () => {
		forgetCurrentUser()
		const saya = await currentUser()
		setMustEnrol(saya.duaLangkah === 'wajib')
		if (saya.duaLangkah !== 'wajib') finishSignIn(saya)
	}
	return (
		<Dialog
			open={user !== undefined}
			fullScreen
			aria-label="Masuk lagi"
			transitionDuration={0}
			slotProps={{ paper: { sx: fullSize } }}
		>
			{mustEnrol ? (
				<LazyEnrolmentPage onEnrolled={goOn} />
			) : (
				<SignInSteps
					email={user?.email}
					notice="Sesi Anda telah berakhir. Silakan masuk lagi; isian Anda tidak hilang."
					onSignedIn={goOn}
				/>
			)}
		</Dialog>
	)
}
