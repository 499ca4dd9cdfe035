import { useId } from 'react'
import { fieldClass } from './tanggal-kunjungan-field.tsx'

interface NoTelpAkhirFieldProps {
	value: string
	onChange: (value: string) => void
	petunjuk: string
}

export function NoTelpAkhirField({ value, onChange, petunjuk }: NoTelpAkhirFieldProps) {
	const id = useId()
	return (
		<div>
			<label htmlFor={`${id}angka`} className="block font-semibold">
				Empat angka terakhir nomor telepon
			</label>
			<input
				id={`${id}angka`}
				name="noTelpAkhir"
				inputMode="numeric"
				autoComplete="off"
				required
				pattern="[0-9]{4}"
				maxLength={4}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				aria-describedby={`${id}petunjuk`}
				className={`${fieldClass} max-w-40 tracking-widest tabular-nums`}
			/>
			<p id={`${id}petunjuk`} className="mt-2 text-[0.9375rem] text-soft">
				{petunjuk}
			</p>
		</div>
	)
}
