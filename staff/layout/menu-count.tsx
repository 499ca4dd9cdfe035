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
				...(isMenuOpen ? beside : onIcon),
				borderRadius: 10,
				backgroundColor: 'error.dark',
				color: '#fff',
				fontWeight: 700,
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

const beside = {
	insetBlockStart: '50%',
	insetInlineEnd: 12,
	transform: 'translateY(-50%)',
	minWidth: 20,
	paddingInline: 0.5,
	fontSize: '0.75rem',
	lineHeight: '20px',
}

/** At the corner, so that the icon can still be recognised. */
const onIcon = {
	insetBlockStart: -1,
	insetInlineStart: 36,
	minWidth: 16,
	paddingInline: 0.25,
	fontSize: '0.6875rem',
	lineHeight: '16px',
}
