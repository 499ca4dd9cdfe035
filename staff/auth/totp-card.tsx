import { Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import type { Saya } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { TotpSetup } from './totp-setup.tsx'

interface TotpCardProps {
	saya: Saya
	onChanged: () => Promise<unknown>
}

/** Sets up and removes the codes of an authenticator app. */
export function TotpCard({ saya, onChanged }: TotpCardProps) {
	const notify = useNotify()
	const attempt = useAttempt()
	const changed = async (sentence: string) => {
		await onChanged()
		notify(sentence, { type: 'success' })
	}
	return (
		<TitledCard title="Verifikasi dua langkah" gutterBottom>
			<Typography color="textSecondary" gutterBottom>
				{saya.totpAktif
					? 'Aktif: saat masuk, kode dari aplikasi di ponsel Anda ditanyakan.'
					: 'Selain kata sandi, masuk memerlukan kode dari aplikasi di ponsel Anda.'}
			</Typography>
			{saya.totpAktif ? (
				<Button
					variant="outlined"
					sx={{ marginTop: 1 }}
					onClick={() =>
						attempt(async () => {
							await callApi('DELETE /v1/staf/saya/totp')
							await changed('Verifikasi dua langkah dimatikan.')
						})
					}
				>
					Matikan
				</Button>
			) : (
				<TotpSetup onActive={() => changed('Verifikasi dua langkah aktif.')} />
			)}
		</TitledCard>
	)
}
