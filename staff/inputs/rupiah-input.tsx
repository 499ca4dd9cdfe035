import { useWatch } from 'react-hook-form'
import { parseRupiah } from '../../contract/angka/parse-rupiah.ts'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { AngkaInput } from './angka-input.tsx'

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
