import { Autocomplete, TextField } from '@mui/material'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import type { PilihanReservasi } from '../../contract/reservasi/staff/reservasi-meja.ts'

interface PaketSelectProps {
	label: string
	paket: PilihanReservasi['paket']
	value: string[]
	onChange: (ids: string[]) => void
	failure?: string
}

/** Chooses packages; typing a part of the name filters. */
export const PaketSelect = ({ label, paket, value, onChange, failure }: PaketSelectProps) => (
	<Autocomplete
		multiple
		options={paket}
		value={paket.filter(({ id }) => value.includes(id))}
		onChange={(_, chosen) => {
			const ids = chosen.map(({ id }) => id)
			// In the order of choosing.
			onChange([...value.filter((id) => ids.includes(id)), ...ids.filter((id) => !value.includes(id))])
		}}
		getOptionLabel={({ nama, harga }) => `${nama} · ${formatRupiah(harga)}`}
		getOptionKey={({ id }) => id}
		isOptionEqualToValue={(a, b) => a.id === b.id}
		fullWidth
		renderInput={(input) => <TextField {...input} label={label} error={Boolean(failure)} helperText={failure} />}
	/>
)
