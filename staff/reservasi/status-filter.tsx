import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { JumlahReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { type StatusReservasi, statusReservasi } from '../../contract/reservasi/status-reservasi.ts'

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

/** The states as a filter, with how many there are of each. */
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
