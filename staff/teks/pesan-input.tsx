import { Box, Button, Chip, Typography } from '@mui/material'
import { type MouseEvent, useRef } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { fillText } from '../../contract/web/fill-text.ts'
import { currentMerek } from '../merek/current-merek.ts'

interface PesanInputProps {
	source: string
	label: string
	/** The text that visitors get while this one is empty. */
	bawaan: string
	/** The placeholders, with an example of each. */
	isian: Record<string, string>
}

/** Leaving the input validates it; its message would move the buttons away from the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The examples, with the hospital's own name. */
const withOwnName = (isian: Record<string, string>) =>
	'rumahSakit' in isian && currentMerek.namaPendek ? { ...isian, rumahSakit: currentMerek.namaPendek } : isian

/** A text with placeholders, and what becomes of it with the examples. */
export function PesanInput({ source, label, bawaan, isian }: PesanInputProps) {
	const box = useRef<HTMLDivElement>(null)
	const { setValue } = useFormContext()
	const text: string = useWatch({ name: source }) ?? ''
	const write = (value: string) => setValue(source, value, { shouldDirty: true, shouldValidate: true })
	const insert = (name: string) => {
		// react-admin's input has no ref of ours.
		const input = box.current?.querySelector<HTMLTextAreaElement>('textarea[name]')
		const { selectionStart: start, selectionEnd: end } = input ?? { selectionStart: 0, selectionEnd: 0 }
		const before = `${text.slice(0, start)}{${name}}`
		write(before + text.slice(end))
		input?.focus()
		// React puts the cursor at the end of the new value.
		requestAnimationFrame(() => input?.setSelectionRange(before.length, before.length))
	}
	return (
		<Box ref={box} sx={{ width: '100%', marginBottom: 3 }}>
			<TextInput
				source={source}
				label={label}
				multiline
				minRows={3}
				defaultValue=""
				helperText={text === '' ? 'Kosong: teks bawaan dipakai.' : false}
			/>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
				{Object.keys(isian).map((name) => (
					<Chip
						key={name}
						label={`{${name}}`}
						onMouseDown={keepFocus}
						onClick={() => insert(name)}
						aria-label={`Sisipkan {${name}} ke ${label}`}
						variant="outlined"
					/>
				))}
				<Button size="small" onMouseDown={keepFocus} onClick={() => write(text === '' ? bawaan : '')}>
					{text === '' ? 'Ubah teks bawaan' : 'Kembali ke bawaan'}
				</Button>
			</Box>
			<Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
				Pratinjau dengan contoh isian:
			</Typography>
			<Typography
				role="status"
				aria-label={`Pratinjau ${label}`}
				sx={{
					padding: 1.5,
					borderRadius: 2,
					backgroundColor: 'action.hover',
					whiteSpace: 'pre-line',
					overflowWrap: 'anywhere',
					fontSize: '0.875rem',
				}}
			>
				{fillText(text || bawaan, withOwnName(isian))}
			</Typography>
		</Box>
	)
}
