import { Box, Typography } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import { forgetCurrentUser } from '../api/auth-provider.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { AlertsCard } from '../live/alerts-card.tsx'
import { version } from '../package.json'
import { ChangePasswordCard } from './change-password-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SessionsCard, SignInsCard } from './session-cards.tsx'
import { TotpCard } from './totp-card.tsx'

export default function AccountPage() {
	const { data: saya, failure, refetch } = useApiQuery('GET /v1/staf/saya')
	const { refetch: refetchIdentity } = useGetIdentity()
	const changed = async () => {
		forgetCurrentUser()
		// Without its last second factor the account may have to set one up at once.
		await refetchIdentity()
		await refetch()
	}
	return (
		<Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
			<Title title="Akun saya" />
			<AlertsCard />
			<ChangePasswordCard />
			<LoadState label="Memuat akun" data={saya} failure={failure} onRetry={refetch} />
			{saya && <TotpCard saya={saya} onChanged={changed} />}
			{saya && <PasskeysCard onChanged={changed} />}
			<SessionsCard />
			<SignInsCard />
			<Typography variant="body2" color="text.secondary">
				Versi {version}
			</Typography>
		</Box>
	)
}
