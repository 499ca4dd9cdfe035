import type { TextFieldProps } from '@mui/material'
import { useInput } from 'react-admin'
import { JamField } from './jam-field.tsx'

interface JamInputProps {
	source: string
	label: string
	sx?: TextFieldProps['sx']
}

/** A time of day of a record; the emptied input has the value null. */
export function JamInput({ source, label, sx }: JamInputProps) {
	const { field, fieldState, id } = useInput({ source })
	return (
		<JamField
			id={id}
			name={field.name}
			label={label}
			value={field.value}
			onChange={({ target }) => field.onChange(target.value || null)}
			onBlur={field.onBlur}
			error={Boolean(fieldState.error)}
			helperText={fieldState.error?.message ?? ' '}
			sx={sx}
		/>
	)
}
