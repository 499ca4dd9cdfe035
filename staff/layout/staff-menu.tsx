import HomeOutlined from '@mui/icons-material/HomeOutlined'
import { Box, Typography } from '@mui/material'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { hasPermission, type Peran } from '../../contract/staff/permissions.ts'
import { menu } from '../screens.ts'

/** The screens that these roles may see. */
export function StaffMenu() {
	const { permissions: peran } = usePermissions<Peran[]>()
	const [isOpen] = useSidebarState()
	return (
		<Menu>
			<Menu.Item to="/" primaryText="Awal" leftIcon={<HomeOutlined />} />
			{menu.map(({ nama, screens }) => {
				const entries = screens.filter(({ resource }) => peran && hasPermission(peran, resource, 'lihat'))
				return entries.length === 0 ? null : (
					<Box key={nama} sx={{ marginTop: 1.5 }}>
						{isOpen && (
							<Typography
								component="p"
								sx={{ paddingInline: 3, fontSize: '0.75rem', fontWeight: 700 }}
								color="textSecondary"
							>
								{nama}
							</Typography>
						)}
						{entries.map(({ resource, path = resource, nama: primaryText, icon: Icon }) => (
							<Menu.Item key={resource} to={`/${path}`} primaryText={primaryText} leftIcon={<Icon />} />
						))}
					</Box>
				)
			})}
		</Menu>
	)
}
