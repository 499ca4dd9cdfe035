import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Title, useGetIdentity, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { hasPermission, type Peran } from '../../contract/staff/permissions.ts'
import { menu } from '../screens.ts'

/** The start page, with what these roles may create. */
export function WelcomePage() {
	const { identity } = useGetIdentity()
	const { permissions: peran } = usePermissions<Peran[]>()
	return (
		<Card sx={{ maxWidth: 900 }}>
			<Title title="Awal" />
			<CardContent>
				<Typography variant="h5" component="h2" gutterBottom>
					Selamat datang{identity ? `, ${identity.fullName}` : ''}
				</Typography>
				<Typography color="textSecondary">
					Perubahan yang Anda simpan di sini langsung tampil di situs. Setiap perubahan tercatat beserta nama Anda.
				</Typography>
				{menu.map(({ nama: section, screens }) => {
					const entries = screens.filter(
						(screen) => 'create' in screen && peran && hasPermission(peran, screen.resource, 'buat'),
					)
					return entries.length === 0 ? null : (
						<Box component="section" key={section} sx={{ marginTop: 2.5 }}>
							<Typography variant="h6" component="h3" gutterBottom>
								{section}
							</Typography>
							<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
								{entries.map(({ resource, nama, satu = nama, icon: Icon }) => (
									<Button
										key={resource}
										component={Link}
										to={`/${resource}/create`}
										variant="outlined"
										startIcon={<Icon />}
									>
										{`Tambah ${satu.toLowerCase()}`}
									</Button>
								))}
							</Box>
						</Box>
					)
				})}
			</CardContent>
		</Card>
	)
}
