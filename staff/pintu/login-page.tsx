import { Typography } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { isSessionEnded } from '../api/auth-provider.ts'
import { callApi } from '../api/call-api.ts'
import { DoorForm } from './door-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { useSending } from './use-sending.ts'

const masuk = [
	{ name: 'email', type: 'email', label: 'Email', autoComplete: 'username', autoFocus: true },
	{ name: 'sandi', type: 'password', label: 'Kata sandi', autoComplete: 'current-password' },
]

// Codes on paper have letters too.
const kode = [{ name: 'kode', label: 'Kode', autoComplete: 'one-time-code', autoFocus: true }]

/** E-mail and password, and for who uses codes a second step. */
export function LoginPage() {
	const login = useLogin()
	const [needsCode, setNeedsCode] = useState(false)
	const sending = useSending()
	const isEnded = isSessionEnded() && !needsCode && !sending.failure
	return (
		<DoorFrame
			title={needsCode ? 'Kode verifikasi' : 'Masuk'}
			failure={isEnded ? 'Sesi Anda telah berakhir. Silakan masuk lagi.' : undefined}
		>
			<DoorForm
				// Another step is another form, with nothing of the first in it.
				key={String(needsCode)}
				sending={sending}
				fields={needsCode ? kode : masuk}
				submit={{ children: 'Masuk', size: 'large', fullWidth: true }}
				work={async (isian) => {
					const path = needsCode ? '/masuk/kode' : '/masuk'
					const { data } = await callApi<{ perluKode?: boolean }>('POST', path, isian)
					if (data.perluKode) setNeedsCode(true)
					else await login({})
				}}
			>
				{needsCode && (
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Buka aplikasi autentikator di ponsel Anda, atau pakai salah satu kode cadangan.
					</Typography>
				)}
			</DoorForm>
		</DoorFrame>
	)
}
