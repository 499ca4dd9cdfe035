import { Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { SignInResult } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'

const passwordFields = (email?: string) => [
	{ name: 'email', type: 'email', label: 'Email', autoComplete: 'username', defaultValue: email, autoFocus: !email },
	{ name: 'sandi', type: 'password', label: 'Kata sandi', autoComplete: 'current-password', autoFocus: Boolean(email) },
]

// Backup codes have letters, so the field is not numeric.
const codeFields = [{ name: 'kode', label: 'Kode', autoComplete: 'one-time-code', autoFocus: true }]

interface SignInStepsProps {
	/** Prefills the form. */
	email?: string
	/** Why sign-in is needed. */
	notice?: string
	onSignedIn: () => Promise<unknown>
	/** Below the form. */
	children?: ReactNode
}

/** Email and password, then a code if two-step verification is on. */
export function SignInSteps({ email, notice, onSignedIn, children }: SignInStepsProps) {
	const [needsCode, setNeedsCode] = useState(false)
	const sending = useSending()
	return (
		<AuthFrame
			title={needsCode ? 'Kode verifikasi' : 'Masuk'}
			failure={needsCode || sending.failure ? undefined : notice}
		>
			<AuthForm
				// A new key resets the fields for the second step.
				key={String(needsCode)}
				sending={sending}
				fields={needsCode ? codeFields : passwordFields(email)}
				submit={{ children: 'Masuk', size: 'large', fullWidth: true }}
				work={async (isian) => {
					const path = needsCode ? '/masuk/kode' : '/masuk'
					const { data } = await callApi<SignInResult>('POST', path, isian)
					if ('perluKode' in data) setNeedsCode(true)
					else await onSignedIn()
				}}
			>
				{needsCode && (
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Buka aplikasi autentikator di ponsel Anda, atau pakai salah satu kode cadangan.
					</Typography>
				)}
			</AuthForm>
			{children}
		</AuthFrame>
	)
}
