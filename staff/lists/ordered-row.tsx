import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, Checkbox, IconButton, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HiddenChip } from './hidden-col.tsx'

interface OrderedRowProps {
	to: string
	name: string
	/** Its position, if rows can be moved. */
	number?: number
	secondary?: ReactNode
	/** Visitors do not see it. */
	isHidden?: boolean
	thumb?: ReactNode
	/** Undefined if the role may not delete. */
	selected?: boolean
	onSelect: () => void
	isDragged: boolean
	onDrag: () => void
	onDrop: () => void
	/** Undefined for the first and the last row. */
	onUp?: () => void
	onDown?: () => void
}

export function OrderedRow({ to, name, number, secondary, isHidden, thumb, selected, ...row }: OrderedRowProps) {
	const mayOrder = number !== undefined
	return (
		<ListItem
			divider
			disablePadding
			draggable={mayOrder}
			onDragStart={row.onDrag}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault()
				row.onDrop()
			}}
			secondaryAction={
				mayOrder && (
					<Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
						<IconButton disabled={!row.onUp} onClick={row.onUp} aria-label={`Naikkan ${name}`}>
							<ArrowUpward fontSize="small" />
						</IconButton>
						<IconButton disabled={!row.onDown} onClick={row.onDown} aria-label={`Turunkan ${name}`}>
							<ArrowDownward fontSize="small" />
						</IconButton>
					</Box>
				)
			}
			sx={{ opacity: row.isDragged ? 0.4 : 1 }}
		>
			{mayOrder && (
				<DragIndicator
					fontSize="small"
					color="disabled"
					sx={{ display: { xs: 'none', sm: 'block' }, marginInlineStart: 1, cursor: 'grab', flexShrink: 0 }}
				/>
			)}
			{selected !== undefined && (
				<Checkbox
					checked={selected}
					onChange={row.onSelect}
					size="small"
					slotProps={{ input: { 'aria-label': `Pilih ${name}` } }}
				/>
			)}
			<ListItemButton
				component={Link}
				to={to}
				sx={{
					gap: { xs: 1.5, sm: 2 },
					paddingInlineStart: { xs: 1, sm: 2 },
					...(mayOrder && {
						'&.MuiListItemButton-root': { minHeight: { xs: 96, sm: 0 }, paddingInlineEnd: { xs: 8, sm: 14 } },
					}),
				}}
			>
				{thumb && <Box sx={{ flexShrink: 0 }}>{thumb}</Box>}
				<ListItemText
					primary={mayOrder ? `${number}. ${name}` : name}
					secondary={secondary}
					sx={{ overflowWrap: 'anywhere' }}
				/>
				{isHidden && <HiddenChip />}
			</ListItemButton>
		</ListItem>
	)
}
