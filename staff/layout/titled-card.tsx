import { Card, CardContent, type SxProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface TitledCardProps {
	title: string
	/** The id of the heading, for what it labels. */
	id?: string
	gutterBottom?: boolean
	sx?: SxProps
	children: ReactNode
}

export const TitledCard = ({ title, id, gutterBottom, sx, children }: TitledCardProps) => (
	<Card>
		<CardContent sx={sx}>
			<Typography variant="h6" component="h2" id={id} gutterBottom={gutterBottom}>
				{title}
			</Typography>
			{children}
		</CardContent>
	</Card>
)
