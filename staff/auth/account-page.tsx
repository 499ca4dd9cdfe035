import { Box, Typography } from '@mui/material'
import { Title, useGetIdentity } from 'react-admin'
import { forgetCurrentUser } from '../api/auth-provider.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { AlertsCard } from '../live/alerts-card.tsx'
import { version } from '../package.json'
import { ChangePasswordCard } from './change-password-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** Password, second factors, sessions and sign-ins of the signed-in user. */
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
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!saya && !failure && <Memuat label="Memuat akun" />}
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
