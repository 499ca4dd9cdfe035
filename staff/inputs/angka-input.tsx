import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { parseAngka } from '../../contract/angka/parse-angka.ts'

interface AngkaInputProps {
	source: string
	label: string
	helperText?: string
	/** How the typed text is read. */
	read?: (text: string) => number | null
}

const formatter = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 })

/** A number as people write it. A browser's number input drops other text, and has messages and commas of its own. */
export function AngkaInput({ source, label, helperText, read = parseAngka }: AngkaInputProps) {
	const { setValue } = useFormContext()
	const typed: unknown = useWatch({ name: source })
	const number = typeof typed === 'string' ? read(typed) : null
	return (
		<TextInput
			source={source}
			label={label}
			helperText={helperText}
			inputMode="decimal"
			format={(value: unknown) => (typeof value === 'number' ? formatter.format(value) : String(value ?? ''))}
			// Not while typing: `1.250.000,` would lose its comma, and the next 0 would make it ten times as much.
			onBlur={() => number !== null && setValue(source, number, { shouldValidate: true })}
		/>
	)
}
