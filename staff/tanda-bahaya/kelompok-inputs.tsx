import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, TextField, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { type DangerGroup, dangerSigns } from '../../lexicon/danger-signs.ts'
import type { DangerChanges } from '../../lexicon/find-danger.ts'
import { BuiltInSigns, OwnSigns } from './signs.tsx'

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
