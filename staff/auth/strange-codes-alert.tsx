import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { KODE_SALAH_BATAS } from '../../contract/staff/kode-salah.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** Somebody else has the password of this account. It stays until the password is changed. */
export function StrangeCodesAlert() {
	const { data = [] } = useApiQuery('GET /v1/staf/saya/riwayat-masuk')
	if (data.filter(({ sandiDiketahui }) => sandiDiketahui).length < KODE_SALAH_BATAS) return null
	return (
		<Alert
			severity="error"
			action={
				<Button component={Link} to="/akun" color="inherit" variant="outlined">
					Ganti kata sandi
				</Button>
			}
		>
			Kata sandi Anda dipakai di perangkat lain, lalu kode dua langkahnya salah beberapa kali. Bila bukan Anda, segera
			ganti kata sandi.
		</Alert>
	)
}
