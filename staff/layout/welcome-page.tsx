import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { boleh, type Peran } from '../../contract/staf/hak.ts'
import { screens } from '../screens.ts'

/** Where one arrives: what there is to do for this role. */
export function WelcomePage() {
	const { identity } = useGetIdentity()
	const { permissions: siapa } = usePermissions<Peran>()
	const makeable = screens.filter((screen) => 'create' in screen && siapa && boleh(siapa, screen.sumber, 'buat'))
	return (
		<Card sx={{ maxWidth: 720 }}>
			<Title title="Awal" />
			<CardContent>
				<Typography variant="h5" component="h2" gutterBottom>
					Selamat datang{identity ? `, ${identity.fullName}` : ''}
				</Typography>
				<Typography color="textSecondary">
					Perubahan yang Anda simpan di sini langsung tampil di situs. Setiap perubahan tercatat beserta nama Anda.
				</Typography>
				<Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
					{makeable.map(({ sumber, nama, icon: Icon }) => (
						<Button
							key={sumber}
							component={Link}
							to={`/${sumber}/create`}
							variant="outlined"
							size="medium"
							startIcon={<Icon />}
						>
							{`Tambah ${nama.toLowerCase()}`}
						</Button>
					))}
				</Stack>
			</CardContent>
		</Card>
	)
}
