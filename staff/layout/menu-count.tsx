import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface MenuCountProps {
	/** Of the description that the menu item refers to. */
	id: string
	jumlah: number
	isMenuOpen: boolean
	children: ReactNode
}

/** A menu item with the number of what is new beside it, or on its icon when the menu is collapsed. */
export const MenuCount = ({ id, jumlah, isMenuOpen, children }: MenuCountProps) => (
	<Box sx={{ position: 'relative' }}>
		{children}
		<Box
			component="span"
			id={id}
			aria-hidden
			sx={{
				display: jumlah > 0 ? 'block' : 'none',
				position: 'absolute',
				insetBlockStart: isMenuOpen ? '50%' : 2,
				transform: isMenuOpen ? 'translateY(-50%)' : 'none',
				...(isMenuOpen ? { insetInlineEnd: 12 } : { insetInlineStart: 28 }),
				minWidth: 20,
				paddingInline: 0.5,
				borderRadius: 10,
				backgroundColor: 'error.dark',
				color: '#fff',
				fontSize: '0.75rem',
				fontWeight: 700,
				lineHeight: '20px',
				textAlign: 'center',
				fontVariantNumeric: 'tabular-nums',
				pointerEvents: 'none',
			}}
		>
			{jumlah > MOST ? `${MOST}+` : jumlah}
			<Box component="span" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
				{' menunggu'}
			</Box>
		</Box>
	</Box>
)

const MOST = 99
