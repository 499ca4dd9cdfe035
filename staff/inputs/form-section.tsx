import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface FormSectionProps {
	title: string
	/** Tells staff where the site shows it. */
	help?: string
	children: ReactNode
}

export function FormSection({ title, help, children }: FormSectionProps) {
	const id = useId()
	return (
		<Box
			component="section"
			aria-labelledby={id}
			sx={{ width: '100%', '& + &': { borderTop: 1, borderColor: 'divider', marginTop: 2, paddingTop: 2 } }}
		>
			<Typography variant="h6" component="h2" id={id} sx={{ marginBottom: help ? 0.25 : 1 }}>
				{title}
			</Typography>
			{help && <Typography sx={{ color: 'text.secondary', maxWidth: '65ch', marginBottom: 1.5 }}>{help}</Typography>}
			{children}
		</Box>
	)
}

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
