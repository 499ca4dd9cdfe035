import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { ChangePasswordCard } from './change-password-card.tsx'
import { SesiCard } from './sesi-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** One's own password, codes and sessions. */
export const AkunPage = () => (
	<Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
		<Title title="Akun saya" />
		<ChangePasswordCard />
		<TotpCard />
		<SesiCard />
	</Box>
)
