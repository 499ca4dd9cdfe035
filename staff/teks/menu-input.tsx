import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, List, ListItem, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput } from 'react-admin'
import type { MenuItem } from '../../contract/web/arrange-menu.ts'
import { MoveButtons, useMoves } from '../lists/move-rows.tsx'

interface MenuInputProps {
	source: string
	label: string
	/** The entries in the default order, with their default labels. */
	bawaan: readonly MenuItem[]
}

/** Labels and order of menu entries. Entries move by drag and drop or by buttons; none can be removed. */
export function MenuInput({ source, label, bawaan }: MenuInputProps) {
	const { field } = useInput<MenuItem[]>({ source, defaultValue: [] })
	const title = useId()
	const items = withMissing(bawaan, field.value)
	// The default order without labels of its own is stored as nothing.
	const save = (next: MenuItem[]) =>
		field.onChange(next.every(({ id, judul }, place) => judul === '' && id === bawaan[place]?.id) ? [] : next)
	const move = (from: number, to: number) => {
		const moved = [...items]
		moved.splice(to, 0, ...moved.splice(from, 1))
		save(moved)
	}
	const movesOf = useMoves(items, move)
	return (
		<Box role="group" aria-labelledby={title} sx={{ width: '100%', marginBottom: 2 }}>
			<Typography id={title} sx={{ fontWeight: 600 }}>
				{label}
			</Typography>
			<List dense disablePadding>
				{items.map((item, place) => {
					const nama = namaOf(bawaan, item.id)
					const moves = movesOf(place)
					return (
						<ListItem
							key={item.id}
							disableGutters
							{...moves.drag}
							sx={{ gap: 0.5, opacity: moves.isDragged ? 0.4 : 1 }}
						>
							<DragIndicator fontSize="small" color="disabled" sx={{ cursor: 'grab', flexShrink: 0 }} />
							<TextField
								margin="none"
								name={`${source}.${place}.judul`}
								value={item.judul}
								placeholder={nama}
								onChange={({ target }) =>
									save(items.map((each) => (each.id === item.id ? { ...each, judul: target.value } : each)))
								}
								onBlur={field.onBlur}
								slotProps={{ htmlInput: { 'aria-label': `Tulisan menu ${nama}`, maxLength: 30 } }}
							/>
							<MoveButtons name={`menu ${nama}`} moves={moves} />
						</ListItem>
					)
				})}
			</List>
		</Box>
	)
}

const namaOf = (bawaan: readonly MenuItem[], id: string) =>
	bawaan.find((each) => each.id === id)?.judul.replace('{toko}', 'Nama toko') ?? ''

/** The stored entries, then those that were never arranged. */
const withMissing = (bawaan: readonly MenuItem[], stored: MenuItem[]): MenuItem[] => [
	...stored,
	...bawaan.filter(({ id }) => !stored.some((each) => each.id === id)).map(({ id }) => ({ id, judul: '' })),
]
