import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { parseAngka } from '../../contract/angka/parse-angka.ts'
import { parseRupiah } from '../../contract/angka/parse-rupiah.ts'
import { formatRupiah } from '../../contract/angka/rupiah.ts'

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

/** Whole rupiah, with the price that visitors see below. */
export function RupiahInput({ source, label }: { source: string; label: string }) {
	const typed: unknown = useWatch({ name: source })
	const amount = typeof typed === 'string' ? parseRupiah(typed) : typed
	return (
		<AngkaInput
			source={source}
			label={label}
			read={parseRupiah}
			helperText={
				typeof amount === 'number' ? `Tampil sebagai ${formatRupiah(amount)}` : 'Dalam rupiah, misalnya 450.000.'
			}
		/>
	)
}
