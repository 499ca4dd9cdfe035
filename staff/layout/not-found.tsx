import { Button, Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'

export const NotFound = () => (
	<Card sx={{ maxWidth: 720 }}>
		<Title title="Tidak ditemukan" />
		<CardContent>
			<Typography variant="h5" component="h2" gutterBottom>
				Halaman ini tidak ada
			</Typography>
			<Typography color="textSecondary" sx={{ marginBottom: 2 }}>
				Alamatnya salah ketik, atau halamannya sudah tidak ada.
			</Typography>
			<Button component={Link} to="/" variant="contained">
				Ke halaman awal
			</Button>
		</CardContent>
	</Card>
)
