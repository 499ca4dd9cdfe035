import { Alert, Button } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { Link } from 'react-router-dom'

/** For accounts that see patients or manage accounts, where the server does not require a second factor. */
export function SecondFactorReminder() {
	const { identity } = useGetIdentity()
	if (identity?.duaLangkah !== 'disarankan') return null
	return (
		<Alert
			severity="warning"
			role="note"
			action={
				<Button component={Link} to="/akun" color="inherit" variant="outlined">
					Amankan akun
				</Button>
			}
			sx={{
				alignItems: 'center',
				flexWrap: { xs: 'wrap', sm: 'nowrap' },
				'& .MuiAlert-message': { flex: { sm: 1 } },
				'& .MuiAlert-action': { paddingBlock: 0, marginInlineStart: 'auto' },
			}}
		>
			Akun Anda hanya dilindungi kata sandi, padahal dapat melihat data pasien atau mengelola akun lain. Aktifkan
			verifikasi dua langkah atau passkey.
		</Alert>
	)
}
