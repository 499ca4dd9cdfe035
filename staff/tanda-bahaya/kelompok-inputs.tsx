import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, TextField, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { type DangerGroup, dangerSigns } from '../../lexicon/danger-signs.ts'
import type { DangerChanges } from '../../lexicon/find-danger.ts'
import { BuiltInSigns, OwnSigns } from './signs.tsx'

/** Every group of danger signs. A built-in sign can be switched off, and never deleted. */
export function KelompokInputs() {
	const { field: ditambah } = useInput<DangerChanges['ditambah']>({ source: 'ditambah', defaultValue: [] })
	const { field: dimatikan } = useInput<DangerChanges['dimatikan']>({ source: 'dimatikan', defaultValue: [] })
	const { field: kalimat } = useInput<DangerChanges['kalimat']>({ source: 'kalimat', defaultValue: [] })
	const { errors } = useFormState()
	const sentenceError = (kelompok: string): string | undefined => {
		const place = kalimat.value.findIndex((each: DangerChanges['kalimat'][number]) => each.kelompok === kelompok)
		return get(errors, `kalimat.${place}.lakukan.message`)
	}
	return dangerSigns.map((group) => (
		<Kelompok
			key={group.id}
			group={group}
			changes={{ ditambah: ditambah.value, dimatikan: dimatikan.value, kalimat: kalimat.value }}
			error={sentenceError(group.id)}
			onDitambah={ditambah.onChange}
			onDimatikan={dimatikan.onChange}
			onKalimat={kalimat.onChange}
			onBlurKalimat={kalimat.onBlur}
		/>
	))
}

interface KelompokProps {
	group: DangerGroup
	changes: DangerChanges
	/** What is wrong with its sentence. */
	error?: string
	onDitambah: (next: DangerChanges['ditambah']) => void
	onDimatikan: (next: DangerChanges['dimatikan']) => void
	onKalimat: (next: DangerChanges['kalimat']) => void
	onBlurKalimat: () => void
}

/** The sentences with another one for this group; an empty one is the built-in sentence. */
function withSentence(kalimat: DangerChanges['kalimat'], kelompok: string, lakukan: string): DangerChanges['kalimat'] {
	if (lakukan === '') return kalimat.filter((each) => each.kelompok !== kelompok)
	const isNew = kalimat.every((each) => each.kelompok !== kelompok)
	return isNew
		? [...kalimat, { kelompok, lakukan }]
		: kalimat.map((each) => (each.kelompok === kelompok ? { kelompok, lakukan } : each))
}

function Kelompok({ group, changes, error, onDitambah, onDimatikan, onKalimat, onBlurKalimat }: KelompokProps) {
	const { id, judul, lakukan, tanda, tenang } = group
	const { ditambah, dimatikan, kalimat } = changes
	const own = ditambah.filter(({ kelompok }) => kelompok === id).map(({ kata }) => kata)
	const off = tanda.filter((each) => dimatikan.includes(each))
	const sentence = kalimat.find(({ kelompok }) => kelompok === id)?.lakukan ?? ''
	const write = (text: string) => onKalimat(withSentence(kalimat, id, text))
	const counts = [
		`${tanda.length} tanda bawaan`,
		off.length > 0 && `${off.length} dimatikan`,
		own.length > 0 && `${own.length} tambahan`,
	].filter(Boolean)
	return (
		<Accordion disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
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
					onBlur={onBlurKalimat}
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
					onAdd={(kata) => onDitambah([...ditambah, { kelompok: id, kata }])}
					onRemove={(kata) => onDitambah(ditambah.filter((each) => each.kelompok !== id || each.kata !== kata))}
				/>
				<BuiltInSigns
					tanda={tanda}
					dimatikan={off}
					onSwitch={(each, isOn) =>
						onDimatikan(isOn ? dimatikan.filter((other) => other !== each) : [...dimatikan, each])
					}
				/>
			</AccordionDetails>
		</Accordion>
	)
}
