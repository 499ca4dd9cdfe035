import { Autocomplete, MenuItem, TextField } from '@mui/material'
import type { PilihanJadwal } from '../../contract/dokter/staff/jadwal.ts'

interface SelectProps<Choice> {
	label: string
	choices: Choice[]
	value: string | null
	onChange: (id: string | null) => void
	failure?: string
	disabled?: boolean
}

/** Chooses by name; typing a part of the name filters. */
export function NameSelect({
	label,
	choices,
	value,
	onChange,
	failure,
	disabled,
}: SelectProps<{ id: string; nama: string; spesialis?: string }>) {
	return (
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
}

interface PoliSelectProps extends SelectProps<PilihanJadwal['poliKlinik'][number]> {
	/** The text of the empty choice. */
	emptyChoice?: string
}

export const PoliSelect = ({ label, choices, value, onChange, failure, disabled, emptyChoice }: PoliSelectProps) => (
	<TextField
		select
		label={label}
		value={value ?? ''}
		onChange={(event) => onChange(event.target.value || null)}
		error={Boolean(failure)}
		helperText={failure}
		disabled={disabled}
		margin="none"
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
