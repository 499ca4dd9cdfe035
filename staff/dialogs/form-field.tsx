import { TextField } from '@mui/material'

interface FormFieldProps {
	label: string
	value: string
	onChange: (value: string) => void
	error?: string
	help?: string
	type?: 'date' | 'time'
	maxLength?: number
}

/** A text, date or time of a dialog. */
export const FormField = ({ label, value, onChange, error, help, type, maxLength }: FormFieldProps) => (
	<TextField
		type={type}
		label={label}
		value={value}
		onChange={(event) => onChange(event.target.value)}
		error={Boolean(error)}
		helperText={error ?? help}
		margin="none"
		slotProps={{ htmlInput: { maxLength }, inputLabel: type ? { shrink: true } : {} }}
	/>
)
