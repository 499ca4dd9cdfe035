import { Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { SANDI_MIN } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { AuthForm } from './auth-form.tsx'

const fields = [
	{ name: 'sandiLama', type: 'password', label: 'Kata sandi sekarang', autoComplete: 'current-password' },
	{ name: 'sandi', type: 'password', label: 'Kata sandi baru', autoComplete: 'new-password' },
] as const

export function ChangePasswordCard() {
	const notify = useNotify()
	const sending = useSending()
	return (
		<TitledCard title="Ganti kata sandi" gutterBottom>
			<Typography color="textSecondary" gutterBottom>
				Paling sedikit {SANDI_MIN} karakter. Perangkat lain perlu masuk lagi sesudahnya.
			</Typography>
			<AuthForm
				sending={sending}
				fields={fields}
				submit={{ children: 'Ganti kata sandi' }}
				work={async (isian, form) => {
					await callApi('POST /v1/staf/saya/sandi', { body: isian })
					form.reset()
					notify('Kata sandi diganti. Sesi Anda di perangkat lain telah diakhiri.', { type: 'success' })
				}}
			/>
		</TitledCard>
	)
}
