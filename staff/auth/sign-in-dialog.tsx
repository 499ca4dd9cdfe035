import { Dialog } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { forgetMe, whoAmI } from '../api/auth-provider.ts'
import { passDoor, subscribeToDoor, whoWaits } from '../api/sign-in-again.ts'
import { DoorSteps } from './sign-in-steps.tsx'

/** Other dialogs leave an edge free on phones; here nothing of the room may be seen. */
const whole = { backgroundColor: 'background.default', '&&': { margin: 0, width: '100%', maxHeight: '100%' } }

/**
 * For whoever's session ends while they are in: nothing of the room is seen, and all of it is there again, with what was
 * being written, once they are back.
 */
export function DoorOverRoom() {
	const who = useSyncExternalStore(subscribeToDoor, whoWaits)
	return (
		<Dialog
			open={who !== undefined}
			fullScreen
			aria-label="Masuk lagi"
			transitionDuration={0}
			slotProps={{ paper: { sx: whole } }}
		>
			<DoorSteps
				email={who?.email}
				notice="Sesi Anda telah berakhir. Silakan masuk lagi; isian Anda tidak hilang."
				onIn={async () => {
					forgetMe()
					passDoor(await whoAmI())
				}}
			/>
		</Dialog>
	)
}
