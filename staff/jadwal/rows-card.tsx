import Add from '@mui/icons-material/Add'
import { Box, Button, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { OpenRow } from '../dialogs/row-dialog.tsx'

type Key = 'id' | 'versi'
type Open<Row> = OpenRow<Omit<Row, Key>>

interface RowsCardProps<Row> {
	title: string
	addLabel?: string
	/** Without it, rows cannot be added. */
	newRow?: () => Open<Row>['open']
	rows: Row[]
	emptyText: string
	textOf: (row: Row) => { primary: string; secondary: string }
	/** Rows that do not open. */
	isFixed?: (row: Row) => boolean
	dialog: (open: Open<Row>) => ReactNode
	onSaved: () => void
	/** Beside the button that adds a row. */
	aside?: ReactNode
	top?: ReactNode
	/** Of the rows; more of them scroll. */
	maxHeight?: number
}

/** A short list; a row opens its form. */
export function RowsCard<Row extends Record<Key, string>>(props: RowsCardProps<Row>) {
	const { title, addLabel, newRow, rows, emptyText, textOf, isFixed, dialog, onSaved, aside, top, maxHeight } = props
	const [open, setOpen] = useState<Open<Row>['open']>()
	const close = () => setOpen(undefined)
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					{title}
				</Typography>
				{aside}
				{newRow && (
					<Button variant="outlined" startIcon={<Add />} onClick={() => setOpen(newRow())}>
						{addLabel}
					</Button>
				)}
			</Box>
			{top}
			{rows.length === 0 ? (
				<Typography color="textSecondary" sx={{ paddingBlockStart: 1 }}>
					{emptyText}
				</Typography>
			) : (
				<List disablePadding sx={{ paddingBlockStart: 1, maxHeight, overflowY: 'auto' }}>
					{rows.map((row) => (
						<ListItem key={row.id} disablePadding divider>
							{isFixed?.(row) ? (
								<ListItemText {...textOf(row)} sx={{ paddingInline: 2 }} />
							) : (
								<ListItemButton onClick={() => setOpen(row)} sx={{ minHeight: 56, borderRadius: 1 }}>
									<ListItemText {...textOf(row)} />
								</ListItemButton>
							)}
						</ListItem>
					))}
				</List>
			)}
			{open &&
				dialog({
					open,
					onClose: close,
					onSaved: () => {
						close()
						onSaved()
					},
				})}
		</Card>
	)
}
