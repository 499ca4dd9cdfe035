import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { AlertsCard } from '../live/alerts-card.tsx'
import { ChangePasswordCard } from './change-password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** Password, two-step verification, sessions and sign-ins of the signed-in user. */
export const AccountPage = () => (
	<Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
		<Title title="Akun saya" />
		<AlertsCard />
		<ChangePasswordCard />
		<TotpCard />
		<SessionsCard />
		<SignInsCard />
	</Box>
)
