import { Button, type ButtonProps } from '@mui/material'
import type { useSending } from '../api/use-sending.ts'
import { canUsePasskeys } from './passkey-calls.ts'

interface PasskeyButtonProps extends ButtonProps {
	sending: ReturnType<typeof useSending>
	work: () => Promise<unknown>
}

/** Nothing where the browser cannot use passkeys. */
export const PasskeyButton = ({ sending, work, children = 'Pakai passkey', ...look }: PasskeyButtonProps) =>
	canUsePasskeys() && (
		<Button fullWidth disabled={sending.isSending} onClick={() => sending.send(work)} {...look}>
			{children}
		</Button>
	)
