import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import { Badge, ListItemIcon, MenuItem, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Menu, usePermissions, useSidebarState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { hasPermission, type Izin, type Sumber } from '../../contract/staff/permissions.ts'
import { isOn, turn } from '../live/browser-switch.ts'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { menu } from '../menu.ts'
import type { Screen } from '../screen.ts'
import { areasInSight } from './menu-areas.ts'

interface MenuCountProps {
	/** Of the description that the menu item refers to. */
	id: string
	jumlah: number
	isMenuOpen: boolean
	children: ReactNode
}

/** Beside the name when the menu is open; else at the corner of the icon, which can still be recognised. */
const beside = { insetBlockStart: '50%', insetInlineEnd: 22 }
const onIcon = { insetBlockStart: 7, insetInlineEnd: 'auto', insetInlineStart: 26 }

const MenuCount = ({ id, jumlah, isMenuOpen, children }: MenuCountProps) => (
	<Badge
		badgeContent={jumlah}
		max={99}
		color="error"
		slotProps={{ badge: { id, 'aria-hidden': true, 'aria-label': `${jumlah} menunggu` } }}
		sx={{ display: 'block', '& .MuiBadge-badge': { ...(isMenuOpen ? beside : onIcon), pointerEvents: 'none' } }}
	>
		{children}
	</Badge>
)

/** What was folded and unfolded in this browser. */
const rememberedAreas = (): Record<string, boolean> =>
	Object.fromEntries(
		menu
			.filter(({ nama }) => isOn(`menu-buka-${nama}`) || isOn(`menu-lipat-${nama}`))
			.map(({ nama }) => [nama, isOn(`menu-buka-${nama}`)]),
	)

/** The screens that these roles may see: the daily work, and areas that fold. The browser remembers which. */
export function StaffMenu() {
	const { permissions: izin } = usePermissions<Izin[]>()
	const [isWide] = useSidebarState()
	const [chosen, setChosen] = useState(rememberedAreas)
	const { pathname } = useLocation()
	const [daily, ...others] = menu.map(({ nama, screens }) => ({
		nama,
		screens: screens.filter(({ resource }) => izin && hasPermission(izin, resource, 'lihat')),
	}))
	if (!daily) return null
	const areas = areasInSight({ daily, areas: others.filter(({ screens }) => screens.length > 0), chosen, pathname })
	return (
		<Menu>
			<Menu.Item to="/" primaryText="Awal" leftIcon={<HomeOutlined />} />
			<Entries screens={daily.screens} />
			{areas.map(({ nama, isOpen, screens }) => {
				const Icon = isOpen ? ExpandLess : ExpandMore
				return [
					<MenuItem
						key={nama}
						tabIndex={0}
						aria-expanded={isOpen}
						title={isWide ? undefined : nama}
						onClick={() => {
							turn(`menu-buka-${nama}`, !isOpen)
							turn(`menu-lipat-${nama}`, isOpen)
							setChosen({ ...chosen, [nama]: !isOpen })
						}}
						sx={{
							minHeight: 40,
							marginBlockStart: 0.5,
							marginInline: 1,
							paddingInlineStart: 2,
							borderRadius: 1.25,
							fontSize: '0.8125rem',
							fontWeight: 700,
							color: 'text.secondary',
						}}
					>
						<ListItemIcon sx={{ minWidth: 40 }}>
							<Icon />
						</ListItemIcon>
						<Typography variant="inherit" noWrap>
							{nama}
						</Typography>
					</MenuItem>,
					<Entries key={`${nama} entries`} screens={screens} />,
				]
			})}
		</Menu>
	)
}

function Entries({ screens }: { screens: readonly Screen[] }) {
	const [isWide] = useSidebarState()
	const { reservasi, komentar } = useJumlahMenunggu()
	const counts: Partial<Record<Sumber, number>> = { reservasi: reservasi?.jumlah, komentar: komentar?.jumlah }
	return screens.map(({ resource, path = resource, nama: primaryText, icon: Icon }) => {
		const item = { to: `/${path}`, primaryText, leftIcon: <Icon /> }
		const jumlah = counts[resource]
		if (jumlah === undefined) return <Menu.Item key={resource} {...item} />
		const id = `menunggu-${resource}`
		return (
			<MenuCount key={resource} id={id} jumlah={jumlah} isMenuOpen={isWide}>
				<Menu.Item {...item} aria-describedby={jumlah > 0 ? id : undefined} />
			</MenuCount>
		)
	})
}
