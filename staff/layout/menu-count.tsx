import { Badge } from '@mui/material'
import type { ReactNode } from 'react'

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

/** A menu item with the number of what is new. */
export const MenuCount = ({ id, jumlah, isMenuOpen, children }: MenuCountProps) => (
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
