import type { TextFieldProps } from '@mui/material'
import { useInput } from 'react-admin'
import { DateField } from './date-field.tsx'
import { JamField } from './jam-field.tsx'

interface WhenInputProps {
	source: string
	label: string
	helperText?: string
	sx?: TextFieldProps['sx']
}

/** The value of a record for a text field; emptied it is null. */
function useWhen({ source, label, helperText = ' ', sx }: WhenInputProps) {
	const { field, fieldState, id } = useInput({ source })
	return {
		id,
		name: field.name,
		label,
		value: field.value,
		onChange: ({ target }: { target: { value: string } }) => field.onChange(target.value || null),
		onBlur: field.onBlur,
		error: Boolean(fieldState.error),
		helperText: fieldState.error?.message ?? helperText,
		sx,
	}
}

export const TanggalInput = (props: WhenInputProps) => <DateField {...useWhen(props)} />

export const JamInput = (props: WhenInputProps) => <JamField {...useWhen(props)} />
