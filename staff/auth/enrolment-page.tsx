import { Button, Divider, Typography } from '@mui/material'
import { useLogout } from 'react-admin'
import { forgetCurrentUser } from '../api/auth-provider.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { addPasskey, canUsePasskeys } from './passkey-calls.ts'
import { TotpSetup } from './totp-card.tsx'

/** The only page of an account that must have a second factor and has none yet. */
export default function EnrolmentPage({ onEnrolled }: { onEnrolled: () => Promise<unknown> }) {
	const logout = useLogout()
	const sending = useSending()
	const enrolled = async () => {
		forgetCurrentUser()
		await onEnrolled()
	}
	return (
		<AuthFrame title="Amankan akun Anda" failure={sending.failure}>
			<Typography color="textSecondary" sx={{ marginBottom: 3 }}>
				Akun Anda dapat melihat data pasien atau mengelola akun lain. Kata sandi saja tidak cukup untuk itu: pilih satu
				cara untuk membuktikan bahwa ini Anda.
			</Typography>
			{canUsePasskeys() && (
				<>
					<Typography variant="h6" component="h2" gutterBottom>
						Passkey
					</Typography>
					<Typography color="textSecondary" sx={{ marginBottom: 2 }}>
						Cara termudah: sidik jari, wajah, atau PIN perangkat ini.
					</Typography>
					<PasskeyButton sending={sending} work={() => addPasskey().then(enrolled)} variant="contained" size="large">
						Buat passkey
					</PasskeyButton>
					<Divider sx={{ marginBlock: 3 }}>atau</Divider>
				</>
			)}
			<Typography variant="h6" component="h2" gutterBottom>
				Aplikasi autentikator
			</Typography>
			<Typography color="textSecondary">
				Kode enam angka dari aplikasi di ponsel Anda, misalnya Google Authenticator.
			</Typography>
			<TotpSetup onActive={enrolled} />
			<Button fullWidth onClick={() => logout()} sx={{ marginTop: 3 }}>
				Keluar
			</Button>
		</AuthFrame>
	)
}
