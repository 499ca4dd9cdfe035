import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

export const ReservasiBaruLink = () => (
	<Button
		component={Link}
		to="/reservasi/baru"
		variant="contained"
		startIcon={<PersonSearch />}
		sx={{ justifySelf: 'start', minHeight: 44 }}
	>
		Cari pasien, buat reservasi
	</Button>
)
