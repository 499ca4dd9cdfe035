import HomeOutlined from '@mui/icons-material/HomeOutlined'
import { Box, Typography } from '@mui/material'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { boleh, type Peran } from '../../contract/staff/permissions.ts'
import { kelompok, screens } from '../screens.ts'

/** What this role may see, in the order of the work. */
export function StaffMenu() {
	const { permissions: siapa } = usePermissions<Peran>()
	const [isOpen] = useSidebarState()
	const allowed = siapa ? screens.filter(({ sumber }) => boleh(siapa, sumber, 'lihat')) : []
	return (
		<Menu>
			<Menu.Item to="/" primaryText="Awal" leftIcon={<HomeOutlined />} />
			{Object.entries(kelompok).map(([name, nama]) => {
				const entries = allowed.filter((screen) => screen.kelompok === name)
				return entries.length === 0 ? null : (
					<Box key={name} sx={{ marginTop: 1.5 }}>
						{isOpen && (
							<Typography
								component="p"
								sx={{ paddingInline: 3, fontSize: '0.75rem', fontWeight: 700 }}
								color="textSecondary"
							>
								{nama}
							</Typography>
						)}
						{entries.map(({ sumber, nama: primaryText, icon: Icon }) => (
							<Menu.Item key={sumber} to={`/${sumber}`} primaryText={primaryText} leftIcon={<Icon />} />
						))}
					</Box>
				)
			})}
		</Menu>
	)
}
