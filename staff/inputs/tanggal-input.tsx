import type { TextFieldProps } from '@mui/material'
import { useInput } from 'react-admin'
import { DateField } from './date-field.tsx'

interface TanggalInputProps {
	source: string
	label: string
	helperText?: string
	sx?: TextFieldProps['sx']
}

/** A day of a record; the emptied input has the value null. */
export function TanggalInput({ source, label, helperText = ' ', sx }: TanggalInputProps) {
	const { field, fieldState, id } = useInput({ source })
	return (
		<DateField
			id={id}
			name={field.name}
			label={label}
			value={field.value}
			onChange={({ target }) => field.onChange(target.value || null)}
			onBlur={field.onBlur}
			error={Boolean(fieldState.error)}
			helperText={fieldState.error?.message ?? helperText}
			sx={sx}
		/>
	)
}
