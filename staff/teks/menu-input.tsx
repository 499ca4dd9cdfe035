import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton, List, ListItem, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import type { MenuItem } from '../../contract/web/arrange-menu.ts'

interface MenuInputProps {
	source: string
	label: string
	/** The entries in the default order, with their default labels. */
	bawaan: readonly MenuItem[]
}

/** Labels and order of menu entries. Entries move by drag and drop or by buttons; none can be removed. */
export function MenuInput({ source, label, bawaan }: MenuInputProps) {
	const { field } = useInput<MenuItem[]>({ source, defaultValue: [] })
	const [dragged, setDragged] = useState<number>()
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
	return (
		<Box role="group" aria-labelledby={title} sx={{ width: '100%', marginBottom: 2 }}>
			<Typography id={title} sx={{ fontWeight: 600 }}>
				{label}
			</Typography>
			<List dense disablePadding>
				{items.map((item, place) => {
					const nama = namaOf(bawaan, item.id)
					return (
						<ListItem
							key={item.id}
							disableGutters
							draggable
							onDragStart={() => setDragged(place)}
							onDragOver={(event) => event.preventDefault()}
							onDrop={(event) => {
								event.preventDefault()
								if (dragged !== undefined && dragged !== place) move(dragged, place)
								setDragged(undefined)
							}}
							sx={{ gap: 0.5, opacity: dragged === place ? 0.4 : 1 }}
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
							<IconButton
								disabled={place === 0}
								onClick={({ currentTarget }) => {
									move(place, place - 1)
									focusAgain(currentTarget)
								}}
								aria-label={`Naikkan menu ${nama}`}
							>
								<ArrowUpward fontSize="small" />
							</IconButton>
							<IconButton
								disabled={place === items.length - 1}
								onClick={({ currentTarget }) => {
									move(place, place + 1)
									focusAgain(currentTarget)
								}}
								aria-label={`Turunkan menu ${nama}`}
							>
								<ArrowDownward fontSize="small" />
							</IconButton>
						</ListItem>
					)
				})}
			</List>
		</Box>
	)
}

/** The browser drops the focus of a row that moves; at the end of the list the other button gets it. */
const focusAgain = (button: HTMLButtonElement) =>
	requestAnimationFrame(() => {
		const other = button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
		;(button.disabled ? other : button)?.focus()
	})

const namaOf = (bawaan: readonly MenuItem[], id: string) =>
	bawaan.find((each) => each.id === id)?.judul.replace('{toko}', 'Nama toko') ?? ''

/** The stored entries, then those that were never arranged. */
const withMissing = (bawaan: readonly MenuItem[], stored: MenuItem[]): MenuItem[] => [
	...stored,
	...bawaan.filter(({ id }) => !stored.some((each) => each.id === id)).map(({ id }) => ({ id, judul: '' })),
]
