import { Alert, Autocomplete, TextField } from '@mui/material'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { type Person, unmetPaketRules } from '../../contract/shop/paket-rules.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-state.tsx'

interface PaketSelectProps {
	label: string
	value: string[]
	onChange: (ids: string[]) => void
	failure?: string
	/** Whom they are for. */
	pasien?: Person
}

/** Chooses packages; typing a part of the name filters. A package for another age or sex gets a warning. */
export function PaketSelect({ label, value, onChange, failure, pasien }: PaketSelectProps) {
	const { data, failure: loadFailure, refetch } = useApiQuery('GET /v1/staf/reservasi/pilihan')
	if (loadFailure && !data) return <LoadFailed message={loadFailure} onRetry={refetch} />
	const paket = data?.paket ?? []
	const chosen = paket.filter(({ id }) => value.includes(id))
	const hariIni = tanggalWib(Date.now())
	const warnings = chosen.flatMap((each) =>
		pasien ? unmetPaketRules(each, pasien, hariIni).map((sentence) => `${each.nama}: ${sentence}`) : [],
	)
	return (
		<>
			<Autocomplete
				multiple
				options={paket}
				value={chosen}
				onChange={(_, after) => {
					const ids = after.map(({ id }) => id)
					// In the order of choosing.
					onChange([...value.filter((id) => ids.includes(id)), ...ids.filter((id) => !value.includes(id))])
				}}
				getOptionLabel={({ nama, harga }) => `${nama} · ${formatRupiah(harga)}`}
				getOptionKey={({ id }) => id}
				isOptionEqualToValue={(a, b) => a.id === b.id}
				fullWidth
				renderInput={(input) => <TextField {...input} label={label} error={Boolean(failure)} helperText={failure} />}
			/>
			{warnings.length > 0 && (
				<Alert severity="warning" sx={{ whiteSpace: 'pre-line' }}>
					{warnings.join('\n')}
				</Alert>
			)}
		</>
	)
}
