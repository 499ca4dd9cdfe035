import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'

const fields = [{ name: 'email', type: 'email', label: 'Email', autoComplete: 'username', autoFocus: true }] as const

/** Asks for a link by e-mail. The page says the same whether the account exists or not. */
export default function ForgottenPasswordPage() {
	const [email, setEmail] = useState<string>()
	const sending = useSending()
	if (email)
		return (
			<AuthFrame title="Periksa email Anda">
				<Typography sx={{ marginBottom: 2 }}>
					Bila {email} terdaftar, tautan untuk menyetel kata sandi dikirim ke sana. Tautan berlaku 30 menit dan hanya
					dapat dipakai satu kali.
				</Typography>
				<Typography color="textSecondary" sx={{ marginBottom: 3 }}>
					Belum masuk? Periksa folder spam, atau mintalah tautan kepada administrator.
				</Typography>
				<BackToSignIn />
			</AuthFrame>
		)
	return (
		<AuthFrame title="Lupa kata sandi">
			<AuthForm
				sending={sending}
				fields={fields}
				submit={{ children: 'Kirim tautan', size: 'large', fullWidth: true }}
				work={async (isian) => {
					await callApi('POST /v1/staf/sandi/lupa', { body: isian })
					setEmail(isian.email)
				}}
			>
				<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
					Tulis email akun Anda. Kami mengirim tautan untuk menyetel kata sandi baru.
				</Typography>
			</AuthForm>
			<BackToSignIn />
		</AuthFrame>
	)
}

const BackToSignIn = () => (
	<Button component={Link} to="/login" fullWidth sx={{ marginTop: 1 }}>
		Ke halaman masuk
	</Button>
)
