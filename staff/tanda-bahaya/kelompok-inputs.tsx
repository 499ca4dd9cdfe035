import Delete from '@mui/icons-material/DeleteOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import {
	Accordion,
	AccordionDetails,
	AccordionSummary,
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
import { useInput } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { tandaBahayaInput } from '../../contract/dokter/staff/tanda-bahaya.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { type DangerGroup, dangerSigns } from '../../lexicon/danger-signs.ts'
import type { DangerChanges } from '../../lexicon/find-danger.ts'
import { matchesPhrase, parsePhrase } from '../../lexicon/phrase.ts'
import { readComplaint } from '../../lexicon/read-complaint.ts'
import { describePhrase } from './describe-phrase.ts'

const useChange = <Name extends keyof DangerChanges>(source: Name) => {
	const { field } = useInput<DangerChanges[Name]>({ source, defaultValue: [] })
	return { value: field.value as DangerChanges[Name], onChange: field.onChange, onBlur: field.onBlur }
}

/** Every group of danger signs. A built-in sign can be switched off, and never deleted. */
export function KelompokInputs() {
	const changes = {
		ditambah: useChange('ditambah'),
		dimatikan: useChange('dimatikan'),
		kalimat: useChange('kalimat'),
	}
	return dangerSigns.map((group) => <Kelompok key={group.id} group={group} {...changes} />)
}

type Change<Name extends keyof DangerChanges> = ReturnType<typeof useChange<Name>>

interface KelompokProps {
	group: DangerGroup
	ditambah: Change<'ditambah'>
	dimatikan: Change<'dimatikan'>
	kalimat: Change<'kalimat'>
}

/** The sentences with another one for this group; an empty one is the built-in sentence. */
function withSentence(kalimat: DangerChanges['kalimat'], kelompok: string, lakukan: string): DangerChanges['kalimat'] {
	if (lakukan === '') return kalimat.filter((each) => each.kelompok !== kelompok)
	const isNew = kalimat.every((each) => each.kelompok !== kelompok)
	return isNew
		? [...kalimat, { kelompok, lakukan }]
		: kalimat.map((each) => (each.kelompok === kelompok ? { kelompok, lakukan } : each))
}

function Kelompok({ group, ditambah, dimatikan, kalimat }: KelompokProps) {
	const { id, judul, lakukan, tanda, tenang } = group
	const { errors } = useFormState()
	const own = ditambah.value.filter(({ kelompok }) => kelompok === id).map(({ kata }) => kata)
	const off = tanda.filter((each) => dimatikan.value.includes(each))
	const place = kalimat.value.findIndex(({ kelompok }) => kelompok === id)
	const sentence = kalimat.value[place]?.lakukan ?? ''
	const error: string | undefined = get(errors, `kalimat.${place}.lakukan.message`)
	const write = (text: string) => kalimat.onChange(withSentence(kalimat.value, id, text))
	const counts = [
		`${tanda.length} tanda bawaan`,
		off.length > 0 && `${off.length} dimatikan`,
		own.length > 0 && `${own.length} tambahan`,
	].filter(Boolean)
	return (
		<Accordion disableGutters slotProps={{ transition: { unmountOnExit: true, timeout: 0 } }}>
			<AccordionSummary expandIcon={<ExpandMore />} id={`kelompok-${id}`}>
				<Box component="span">
					<Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
						{/* Calm words do not say what they are about. */}
						{tenang ? `${judul} (${id.replace('-', ' ')})` : judul}
					</Typography>
					<Typography component="span" variant="body2" color={error ? 'error' : 'textSecondary'}>
						{error ? `Kalimat: ${error}` : counts.join(', ')}
					</Typography>
				</Box>
			</AccordionSummary>
			<AccordionDetails sx={{ display: 'grid', gap: 1.5 }}>
				<TextField
					label="Yang harus dilakukan"
					value={sentence}
					placeholder={lakukan}
					onChange={({ target }) => write(target.value)}
					onBlur={kalimat.onBlur}
					multiline
					minRows={2}
					error={error !== undefined}
					helperText={error ?? (sentence === '' ? 'Kosong: kalimat bawaan di atas dipakai.' : undefined)}
					slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 400 } }}
				/>
				{sentence !== '' && (
					<Button onClick={() => write('')} sx={{ justifySelf: 'start' }}>
						Kembalikan kalimat bawaan
					</Button>
				)}
				<OwnSigns
					kelompok={id}
					kata={own}
					onAdd={(kata) => ditambah.onChange([...ditambah.value, { kelompok: id, kata }])}
					onRemove={(kata) =>
						ditambah.onChange(ditambah.value.filter((each) => each.kelompok !== id || each.kata !== kata))
					}
				/>
				<BuiltInSigns
					tanda={tanda}
					dimatikan={off}
					onSwitch={(each, isOn) =>
						dimatikan.onChange(isOn ? dimatikan.value.filter((other) => other !== each) : [...dimatikan.value, each])
					}
				/>
			</AccordionDetails>
		</Accordion>
	)
}

interface OwnSignsProps {
	kelompok: string
	kata: string[]
	onAdd: (kata: string) => void
	onRemove: (kata: string) => void
}

function OwnSigns({ kelompok, kata, onAdd, onRemove }: OwnSignsProps) {
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

function BuiltInSigns({ tanda, dimatikan, onSwitch }: BuiltInSignsProps) {
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
