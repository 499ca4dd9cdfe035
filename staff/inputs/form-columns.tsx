import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FormColumnsProps {
	children: ReactNode
	/** Beside the rest on wide screens, below it on others. */
	aside: ReactNode
}

export const FormColumns = ({ children, aside }: FormColumnsProps) => (
	<Box sx={{ display: 'grid', gap: 3, width: '100%', gridTemplateColumns: { lg: 'minmax(0, 1fr) 300px' } }}>
		<Box sx={{ minWidth: 0 }}>{children}</Box>
		<Box sx={{ minWidth: 0 }}>{aside}</Box>
	</Box>
)
