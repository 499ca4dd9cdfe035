import { Autocomplete, MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import type { fieldProps } from './use-fields.ts'

interface Choice {
	id: string
	nama: string
}

interface NameSelectProps {
	label: string
	choices: Choice[]
	value: string | null
	onChange: (id: string | null) => void
	failure?: string
	disabled?: boolean
}

/** Chooses by name; typing a part of the name filters. */
export const NameSelect = ({ label, choices, value, onChange, failure, disabled }: NameSelectProps) => (
	<Autocomplete
		options={choices}
		value={choices.find(({ id }) => id === value) ?? null}
		onChange={(_, chosen) => onChange(chosen?.id ?? null)}
		getOptionLabel={({ nama }) => nama}
		getOptionKey={({ id }) => id}
		isOptionEqualToValue={(a, b) => a.id === b.id}
		disabled={disabled}
		fullWidth
		renderInput={(input) => (
			<TextField {...input} label={label} error={Boolean(failure)} helperText={failure} margin="none" />
		)}
	/>
)

interface ChoiceSelectProps extends Pick<ReturnType<ReturnType<typeof fieldProps>>, 'value' | 'onChange'> {
	label: string
	choices: readonly Choice[]
	/** The text of the empty choice. */
	emptyChoice?: string
	error?: boolean
	helperText?: ReactNode
	disabled?: boolean
	autoFocus?: boolean
}

/** The choices of a table: value and name. */
export const choicesOf = (names: Record<string, string>): Choice[] =>
	Object.entries(names).map(([id, nama]) => ({ id, nama }))

/** Chooses one of a few. */
export const ChoiceSelect = ({ choices, emptyChoice, ...field }: ChoiceSelectProps) => (
	<TextField
		{...field}
		select
		slotProps={{ select: { displayEmpty: Boolean(emptyChoice) }, inputLabel: emptyChoice ? { shrink: true } : {} }}
	>
		{emptyChoice && <MenuItem value="">{emptyChoice}</MenuItem>}
		{choices.map(({ id, nama }) => (
			<MenuItem key={id} value={id}>
				{nama}
			</MenuItem>
		))}
	</TextField>
)
