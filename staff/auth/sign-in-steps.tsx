import { Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { canUsePasskeys, signInWithPasskey } from './passkey-calls.ts'

const passwordFields = (email?: string) =>
	[
		{ name: 'email', type: 'email', label: 'Email', autoComplete: 'username', defaultValue: email, autoFocus: !email },
		{ name: 'sandi', type: 'password', label: 'Kata sandi', autoComplete: 'current-password', autoFocus: !!email },
	] as const

// Backup codes have letters, so the field is not numeric.
const codeFields = [{ name: 'kode', label: 'Kode', autoComplete: 'one-time-code', autoFocus: true }] as const

interface SignInStepsProps {
	email?: string
	/** Why sign-in is needed. */
	notice?: string
	onSignedIn: () => Promise<unknown>
	children?: ReactNode
}

const passkeyButton = (onSignedIn: () => Promise<unknown>) => ({
	work: () => signInWithPasskey().then(onSignedIn),
	size: 'large' as const,
	sx: { marginTop: 1.5 },
})

type Step = 'sandi' | 'kode' | 'passkey'

/** Email and password, then a code or a passkey if the account has one; or a passkey alone. */
export function SignInSteps({ email, notice, onSignedIn, children }: SignInStepsProps) {
	const [step, setStep] = useState<Step>('sandi')
	const sending = useSending()
	if (step === 'passkey') return <PasskeyStep onSignedIn={onSignedIn}>{children}</PasskeyStep>
	return (
		<AuthFrame
			title={step === 'kode' ? 'Kode verifikasi' : 'Masuk'}
			failure={step === 'kode' || sending.failure ? undefined : notice}
		>
			<AuthForm
				// A new key resets the fields for the second step.
				key={step}
				sending={sending}
				fields={step === 'kode' ? codeFields : passwordFields(email)}
				submit={{ children: 'Masuk', size: 'large', fullWidth: true }}
				work={async (isian) => {
					const route = step === 'kode' ? 'POST /v1/staf/masuk/kode' : 'POST /v1/staf/masuk'
					const { data } = await callApi(route, { body: isian })
					if ('perluKode' in data) setStep('kode')
					else if ('perluPasskey' in data) setStep('passkey')
					else await onSignedIn()
				}}
			>
				{step === 'kode' && (
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Buka aplikasi autentikator di ponsel Anda, atau pakai salah satu kode cadangan.
					</Typography>
				)}
			</AuthForm>
			{step === 'sandi' && <PasskeyButton {...passkeyButton(onSignedIn)} sending={sending} variant="outlined" />}
			{children}
		</AuthFrame>
	)
}

function PasskeyStep({ onSignedIn, children }: Pick<SignInStepsProps, 'onSignedIn' | 'children'>) {
	const sending = useSending()
	return (
		<AuthFrame title="Passkey" failure={sending.failure}>
			<Typography color="textSecondary">
				{canUsePasskeys()
					? 'Kata sandi cocok. Lanjutkan dengan passkey akun Anda.'
					: 'Akun ini memakai passkey, dan peramban ini tidak mendukungnya. Pakai perangkat lain, atau mintalah tautan baru kepada administrator.'}
			</Typography>
			<PasskeyButton {...passkeyButton(onSignedIn)} sending={sending} variant="contained" autoFocus />
			{children}
		</AuthFrame>
	)
}
