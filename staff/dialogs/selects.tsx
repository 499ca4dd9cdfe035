import { Autocomplete, Checkbox, FormControlLabel, MenuItem, type SxProps, TextField } from '@mui/material'
import type { ReactNode } from 'react'

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

interface ChecksProps<Id extends string> {
	choices: readonly { id: Id; nama: string }[]
	chosen: readonly Id[]
	onChange: (chosen: Id[]) => void
}

export const Checks = <Id extends string>({ choices, chosen, onChange }: ChecksProps<Id>) =>
	choices.map(({ id, nama }) => (
		<FormControlLabel
			key={id}
			label={nama}
			control={
				<Checkbox
					checked={chosen.includes(id)}
					onChange={(_, isChosen) => {
						const others = chosen.filter((other) => other !== id)
						onChange(isChosen ? [...others, id] : others)
					}}
				/>
			}
		/>
	))

interface ChoiceSelectProps {
	label: string
	value: unknown
	onChange: (event: { target: { value: string } }) => void
	choices: readonly Choice[]
	emptyChoice?: string
	error?: boolean
	helperText?: ReactNode
	disabled?: boolean
	sx?: SxProps
}

/** The choices of a table: value and name. */
export const choicesOf = (names: Record<string, string>): Choice[] =>
	Object.entries(names).map(([id, nama]) => ({ id, nama }))

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
