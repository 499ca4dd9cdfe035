import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useInput } from 'react-admin'
import { MAX_ROWS } from '../api/list-query.ts'

interface NameInputProps {
	source: string
	label: string
	helperText: string
}

/** The name of a person: one of the doctors, or typed. */
export function NameInput({ source, label, helperText }: NameInputProps) {
	const { field, fieldState, id } = useInput({ source, defaultValue: '' })
	const { data = [] } = useGetList('dokter', {
		pagination: { page: 1, perPage: MAX_ROWS },
		sort: { field: 'nama', order: 'ASC' },
	})
	return (
		<Autocomplete
			freeSolo
			fullWidth
			id={id}
			options={[...new Set(data.map(({ nama }) => String(nama)))]}
			inputValue={field.value ?? ''}
			onInputChange={(_, value) => field.onChange(value)}
			onBlur={field.onBlur}
			renderInput={(params) => (
				<TextField
					{...params}
					name={field.name}
					label={label}
					error={Boolean(fieldState.error)}
					helperText={fieldState.error?.message ?? helperText}
				/>
			)}
		/>
	)
}
