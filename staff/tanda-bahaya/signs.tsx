import Delete from '@mui/icons-material/DeleteOutlined'
import {
	Box,
	Button,
	FormControlLabel,
	IconButton,
	List,
	ListItem,
	ListItemText,
	Switch,
	TextField,
	Typography,
} from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { tandaBahayaInput } from '../../contract/dokter/staff/tanda-bahaya.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { matchesPhrase, parsePhrase } from '../../lexicon/phrase.ts'
import { readComplaint } from '../../lexicon/read-complaint.ts'
import { describePhrase } from './describe-phrase.ts'

interface OwnSignsProps {
	kelompok: string
	kata: string[]
	onAdd: (kata: string) => void
	onRemove: (kata: string) => void
}

/** The hospital's own signs of a group. */
export function OwnSigns({ kelompok, kata, onAdd, onRemove }: OwnSignsProps) {
	const title = useId()
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()
	const add = () => {
		const next = typed.trim().toLowerCase().replace(/\s+/g, ' ')
		const problem = kata.includes(next) ? 'Tanda ini sudah ada.' : problemOf(kelompok, next)
		setError(problem)
		if (problem) return
		onAdd(next)
		setTyped('')
	}
	const addOnEnter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return
		// Enter would save the form.
		event.preventDefault()
		add()
	}
	return (
		<Box role="group" aria-labelledby={title}>
			<Typography id={title} sx={{ fontWeight: 600 }}>
				Tanda tambahan rumah sakit
			</Typography>
			<List dense disablePadding>
				{kata.map((each) => (
					<ListItem
						key={each}
						disableGutters
						secondaryAction={
							<IconButton edge="end" onClick={() => onRemove(each)} aria-label={`Hapus tanda ${each}`}>
								<Delete fontSize="small" />
							</IconButton>
						}
					>
						<ListItemText primary={each} />
					</ListItem>
				))}
			</List>
			<Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
				<TextField
					label="Tanda baru"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					onKeyDown={addOnEnter}
					error={error !== undefined}
					helperText={error ?? 'Semua katanya harus ada dalam kalimat pengunjung, dalam urutan apa pun.'}
					slotProps={{ htmlInput: { maxLength: 80 } }}
				/>
				<Button variant="outlined" onClick={add} disabled={typed.trim() === ''} sx={{ flex: 'none', marginTop: 1 }}>
					Tambah tanda
				</Button>
			</Box>
		</Box>
	)
}

/** A sign that is not found in its own words would never be found. */
function problemOf(kelompok: string, kata: string): string | undefined {
	const { error } = tandaBahayaInput.shape.ditambah.safeParse([{ kelompok, kata }])
	if (error) return Object.values(inputErrors(error))[0]
	const isFound = matchesPhrase(parsePhrase(kata), readComplaint(kata))
	return isFound ? undefined : 'Tanda ini tidak akan dikenali. Tulis kata-katanya saja, tanpa tanda baca.'
}

interface BuiltInSignsProps {
	tanda: string[]
	/** Those that are switched off. */
	dimatikan: string[]
	onSwitch: (tanda: string, isOn: boolean) => void
}

/** The built-in signs of a group, each with a switch. */
export function BuiltInSigns({ tanda, dimatikan, onSwitch }: BuiltInSignsProps) {
	const title = useId()
	return (
		<Box role="group" aria-labelledby={title}>
			<Typography id={title} sx={{ fontWeight: 600 }}>
				Tanda bawaan
			</Typography>
			<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
				{tanda.map((each) => (
					<FormControlLabel
						key={each}
						control={
							<Switch
								size="small"
								checked={!dimatikan.includes(each)}
								onChange={({ target }) => onSwitch(each, target.checked)}
							/>
						}
						label={describePhrase(each)}
						sx={{ minHeight: 44, marginRight: 0 }}
					/>
				))}
			</Box>
		</Box>
	)
}
