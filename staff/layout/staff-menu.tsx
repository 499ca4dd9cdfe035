import HomeOutlined from '@mui/icons-material/HomeOutlined'
import { Box, Typography } from '@mui/material'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { hasPermission, type Peran, type Sumber } from '../../contract/staff/permissions.ts'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { menu } from '../menu.ts'
import { MenuCount } from './menu-count.tsx'

/** The screens that these roles may see. */
export function StaffMenu() {
	const { permissions: peran } = usePermissions<Peran[]>()
	const [isOpen] = useSidebarState()
	const { reservasi, komentar } = useJumlahMenunggu()
	const counts: Partial<Record<Sumber, number>> = { reservasi: reservasi?.jumlah, komentar: komentar?.jumlah }
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
						{entries.map(({ resource, path = resource, nama: primaryText, icon: Icon }) => {
							const item = { to: `/${path}`, primaryText, leftIcon: <Icon /> }
							const jumlah = counts[resource]
							if (jumlah === undefined) return <Menu.Item key={resource} {...item} />
							const id = `menunggu-${resource}`
							return (
								<MenuCount key={resource} id={id} jumlah={jumlah} isMenuOpen={isOpen}>
									<Menu.Item {...item} aria-describedby={jumlah > 0 ? id : undefined} />
								</MenuCount>
							)
						})}
					</Box>
				)
			})}
		</Menu>
	)
}
