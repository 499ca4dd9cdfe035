import Add from '@mui/icons-material/Add'
import { Box, Button, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface RowsCardProps<Row> {
	title: string
	addLabel: string
	onAdd: () => void
	rows: Row[]
	emptyText: string
	textOf: (row: Row) => { primary: string; secondary: string }
	onOpen: (row: Row) => void
	/** Beside the button that adds a row. */
	aside?: ReactNode
	/** Above the rows. */
	top?: ReactNode
	/** The dialog of the open row. */
	children?: ReactNode
}

/** A short list beside the week; a row opens its form. */
export const RowsCard = <Row extends { id: string }>(props: RowsCardProps<Row>) => (
	<Card component="section" sx={{ padding: 2 }}>
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
			<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
				{props.title}
			</Typography>
			{props.aside}
			<Button variant="outlined" startIcon={<Add />} onClick={props.onAdd} sx={{ minHeight: 44 }}>
				{props.addLabel}
			</Button>
		</Box>
		{props.top}
		{props.rows.length === 0 ? (
			<Typography color="textSecondary" sx={{ paddingBlockStart: 1 }}>
				{props.emptyText}
			</Typography>
		) : (
			<List disablePadding sx={{ paddingBlockStart: 1 }}>
				{props.rows.map((row) => (
					<ListItem key={row.id} disablePadding divider>
						<ListItemButton onClick={() => props.onOpen(row)} sx={{ minHeight: 56, borderRadius: 1 }}>
							<ListItemText {...props.textOf(row)} />
						</ListItemButton>
					</ListItem>
				))}
			</List>
		)}
		{props.children}
	</Card>
)
