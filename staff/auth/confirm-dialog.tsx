import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { currentUser } from '../api/auth-provider.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { confirmation } from '../api/waiting-dialog.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { AuthForm } from './auth-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { confirmWithPasskey } from './passkey-calls.ts'

const fields = [
	{ name: 'sandi', type: 'password', label: 'Kata sandi Anda', autoComplete: 'current-password', autoFocus: true },
] as const

/** Asks for password or passkey before a sensitive change or download. The screen behind it keeps its state. */
export function ConfirmDialog() {
	const isOpen = useSyncExternalStore(confirmation.subscribe, confirmation.isOpen)
	return (
		<TitledDialog title="Pastikan ini Anda" open={isOpen} onClose={() => confirmation.finish(false)} maxWidth="xs">
			<ConfirmForm />
		</TitledDialog>
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
					confirmation.finish(true)
				}}
			>
				<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
					Langkah ini menyangkut data pribadi atau keamanan akun. Isian Anda di halaman ini tidak hilang.
				</Typography>
			</AuthForm>
			{saya?.passkeyAktif && (
				<PasskeyButton
					sending={sending}
					work={() => confirmWithPasskey().then(() => confirmation.finish(true))}
					variant="outlined"
					sx={{ marginTop: 1 }}
				/>
			)}
			<Button fullWidth sx={{ marginTop: 1 }} onClick={() => confirmation.finish(false)}>
				Batal
			</Button>
		</>
	)
}
