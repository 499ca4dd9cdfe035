import { NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatRupiah } from '../../contract/rupiah.ts'

/** Whole rupiah, with the formatted price below. */
export function RupiahInput({ source, label }: { source: string; label: string }) {
	const harga = useWatch({ name: source })
	return (
		<NumberInput
			source={source}
			label={label}
			min={0}
			step={1000}
			helperText={typeof harga === 'number' ? `Tampil sebagai ${formatRupiah(harga)}` : 'Dalam rupiah, tanpa titik.'}
		/>
	)
}
