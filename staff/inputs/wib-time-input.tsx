import { TextInput } from 'react-admin'
import { fromWibTime, toWibTime } from './wib-time.ts'

interface WibTimeInputProps {
	source: string
	label: string
	helperText?: string
}

/** A moment on the hospital's clock, whatever the time zone of the browser. */
export const WibTimeInput = (props: WibTimeInputProps) => (
	<TextInput
		{...props}
		type="datetime-local"
		format={toWibTime}
		parse={fromWibTime}
		slotProps={{ inputLabel: { shrink: true } }}
	/>
)
