import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { JumlahReservasi, UrutanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { type StatusReservasi, statusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { ChoiceSelect, choicesOf, NameSelect } from '../dialogs/selects.tsx'
import { NARROW_LIST, namaUrutan, type ReservasiFilter } from './reservasi-filter.ts'

const toggles = [
	{ name: 'belumDatang', value: 'belum-datang', label: 'Belum datang' },
	{ name: 'belumLunas', value: 'belum-lunas', label: 'Belum lunas' },
] as const

interface ListFiltersProps {
	filter: ReservasiFilter
	onChange: (part: Partial<ReservasiFilter>) => void
}

/** The filters besides the day and the status. */
export function ListFilters({ filter, onChange }: ListFiltersProps) {
	const { paket, urut } = filter
	const { data } = useApiQuery('GET /v1/staf/reservasi/pilihan')
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
			{toggles.map(({ name, value, label }) => (
				<ToggleButton
					key={name}
					value={value}
					size="small"
					color="primary"
					selected={filter[name] === true}
					onChange={() => onChange({ [name]: filter[name] ? undefined : true })}
					sx={{ paddingInline: 1.25, whiteSpace: 'nowrap' }}
				>
					{label}
				</ToggleButton>
			))}
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
					onChange={({ target: { value } }) =>
						onChange({ urut: value ? { field: value as UrutanReservasi, order: 'asc' } : undefined })
					}
				/>
			</Box>
		</Box>
	)
}

/** The waiting list has a page of its own. */
const filters = ['semua', ...statusReservasi.filter((each) => each !== 'menunggu')] as const

const look = { paddingInline: 1.25, color: 'text.primary' }

const sumOf = (jumlah: JumlahReservasi) => Object.values(jumlah).reduce((sum, each) => sum + each, 0)

interface StatusFilterProps {
	status?: StatusReservasi
	/** Of the day that is shown; none while something is searched for. */
	jumlah?: JumlahReservasi | 'counting'
	onChange: (status?: StatusReservasi) => void
}

export function StatusFilter({ status, jumlah, onChange }: StatusFilterProps) {
	return (
		<ToggleButtonGroup
			exclusive
			size="small"
			aria-label="Saring menurut status"
			value={status ?? 'semua'}
			onChange={(_, chosen) => chosen && onChange(chosen === 'semua' ? undefined : chosen)}
			sx={{
				// Side by side they are too many for a phone, and for a tablet beside the menu.
				'@media (max-width: 999.95px)': {
					display: 'grid',
					width: '100%',
					gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
					gap: 0.5,
					'& .MuiToggleButtonGroup-grouped': { margin: 0, borderRadius: 1, borderColor: 'divider' },
				},
			}}
		>
			{filters.map((each) => (
				<ToggleButton key={each} value={each} sx={look}>
					{each === 'semua' ? 'Semua' : namaStatus[each]}
					{jumlah && (
						<Box component="strong" sx={{ marginInlineStart: 0.75, fontVariantNumeric: 'tabular-nums' }}>
							{jumlah === 'counting' ? '–' : each === 'semua' ? sumOf(jumlah) : jumlah[each]}
						</Box>
					)}
				</ToggleButton>
			))}
		</ToggleButtonGroup>
	)
}
