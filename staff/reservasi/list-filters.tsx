import { Box, ToggleButton } from '@mui/material'
import type { ChangeEvent } from 'react'
import type { UrutanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { ChoiceSelect, choicesOf, NameSelect } from '../dialogs/selects.tsx'
import { NARROW_LIST, namaUrutan, type ReservasiFilter } from './reservasi-filter.ts'

const toggle = { paddingInline: 1.25, whiteSpace: 'nowrap' }

interface ListFiltersProps {
	filter: ReservasiFilter
	onChange: (part: Partial<ReservasiFilter>) => void
}

/** The filters besides the day and the status. */
export function ListFilters({ filter: { paket, belumLunas, belumDatang, urut }, onChange }: ListFiltersProps) {
	const { data } = useApiQuery('GET /v1/staf/reservasi/pilihan')
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
			<ToggleButton
				value="belum-datang"
				size="small"
				color="primary"
				selected={belumDatang === true}
				onChange={() => onChange({ belumDatang: belumDatang ? undefined : true })}
				sx={toggle}
			>
				Belum datang
			</ToggleButton>
			<ToggleButton
				value="belum-lunas"
				size="small"
				color="primary"
				selected={belumLunas === true}
				onChange={() => onChange({ belumLunas: belumLunas ? undefined : true })}
				sx={toggle}
			>
				Belum lunas
			</ToggleButton>
			<Box sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}>
				<NameSelect
					label="Saring menurut paket"
					choices={data?.paket ?? []}
					value={paket ?? null}
					onChange={(id) => onChange({ paket: id ?? undefined })}
				/>
			</Box>
			{/* Where the table has its heads, they sort. */}
			<Box sx={{ display: 'none', [NARROW_LIST]: { display: 'block' }, flex: '1 1 10rem', maxWidth: '16rem' }}>
				<ChoiceSelect
					label="Urutkan"
					emptyChoice="Urutan daftar"
					choices={choicesOf(namaUrutan)}
					value={urut?.field ?? ''}
					onChange={({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
						onChange({ urut: value ? { field: value as UrutanReservasi, order: 'asc' } : undefined })
					}
				/>
			</Box>
		</Box>
	)
}
