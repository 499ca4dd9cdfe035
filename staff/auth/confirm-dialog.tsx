import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore } from 'react'
import { currentUser } from '../api/auth-provider.ts'
import { callApi } from '../api/call-api.ts'
import { finishConfirmation, isConfirming, subscribeToConfirmation } from '../api/confirm-again.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'
import { canUsePasskeys, confirmWithPasskey } from './passkey-calls.ts'

const fields = [
	{ name: 'sandi', type: 'password', label: 'Kata sandi Anda', autoComplete: 'current-password', autoFocus: true },
] as const

/** Asks for password or passkey before a sensitive change. The screen behind it keeps its state. */
export function ConfirmDialog() {
	const isOpen = useSyncExternalStore(subscribeToConfirmation, isConfirming)
	const id = useId()
	return (
		<Dialog open={isOpen} onClose={() => finishConfirmation(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
			<DialogTitle id={id}>Pastikan ini Anda</DialogTitle>
			<DialogContent>
				<ConfirmForm />
			</DialogContent>
		</Dialog>
	)
}

function ConfirmForm() {
	const sending = useSending()
	const { data: saya } = useQuery({ queryKey: ['confirming-user'], queryFn: currentUser, gcTime: 0, retry: false })
	return (
		<>
			<AuthForm
				sending={sending}
				fields={fields}
				submit={{ children: 'Konfirmasi', fullWidth: true }}
				work={async (isian) => {
					await callApi('POST /v1/staf/saya/konfirmasi', { body: isian })
					finishConfirmation(true)
				}}
			>
				<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
					Perubahan ini menyangkut keamanan akun. Isian Anda di halaman ini tidak hilang.
				</Typography>
			</AuthForm>
			{saya?.passkeyAktif && canUsePasskeys() && (
				<Button
					variant="outlined"
					fullWidth
					disabled={sending.isSending}
					sx={{ marginTop: 1 }}
					onClick={() =>
						sending.send(async () => {
							await confirmWithPasskey()
							finishConfirmation(true)
						})
					}
				>
					Pakai passkey
				</Button>
			)}
			<Button fullWidth sx={{ marginTop: 1 }} onClick={() => finishConfirmation(false)}>
				Batal
			</Button>
		</>
	)
}
