import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, Checkbox, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HiddenChip } from './columns.tsx'
import { MoveButtons, type Moves } from './move-rows.tsx'

interface OrderedRowProps {
	to: string
	name: string
	/** Its position, if rows can be moved. */
	number?: number
	secondary?: ReactNode
	isHidden?: boolean
	thumb?: ReactNode
	/** Undefined if the role may not delete. */
	selected?: boolean
	onSelect?: () => void
	moves: Moves
}

export function OrderedRow(props: OrderedRowProps) {
	const { to, name, number, secondary, isHidden, thumb, selected, onSelect, moves } = props
	const mayOrder = number !== undefined
	return (
		<ListItem
			divider
			disablePadding
			{...(mayOrder && moves.drag)}
			secondaryAction={
				mayOrder && (
					<Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
						<MoveButtons name={name} moves={moves} />
					</Box>
				)
			}
			sx={{ opacity: moves.isDragged ? 0.4 : 1 }}
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
					onChange={onSelect}
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
