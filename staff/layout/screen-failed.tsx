import { Alert, AlertTitle, Box, Button } from '@mui/material'

/** In place of a screen that could not be loaded or that crashed. After a new release, the old files are gone. */
export const ScreenFailed = () => (
	<Box sx={{ maxWidth: 720, marginTop: 2 }}>
		<Alert
			severity="error"
			action={
				<Button color="inherit" onClick={() => window.location.reload()}>
					Muat ulang
				</Button>
			}
		>
			<AlertTitle>Halaman ini gagal dimuat</AlertTitle>
			Mungkin jaringan terputus, atau ada versi baru Ruang Staf. Muat ulang halaman untuk melanjutkan.
		</Alert>
	</Box>
)
