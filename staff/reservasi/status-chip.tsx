import { Chip } from '@mui/material'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'

/** Open states are dark, closed ones light. */
const look: Record<StatusReservasi, { backgroundColor: string; color: string; border?: string }> = {
	menunggu: { backgroundColor: '#f7e7c4', color: '#4a3405' },
	baru: { backgroundColor: 'var(--color-teal-600, #0f726d)', color: '#fff' },
	dikonfirmasi: { backgroundColor: 'var(--color-teal-100, #d8ece8)', color: 'var(--color-teal-900, #063534)' },
	hadir: { backgroundColor: '#2f6b2c', color: '#fff' },
	selesai: { backgroundColor: '#f3ede1', color: '#14211f' },
	'tidak-hadir': { backgroundColor: 'transparent', color: '#8a3b12', border: '1px solid #8a3b12' },
	batal: { backgroundColor: 'transparent', color: '#4b5a57', border: '1px solid #8b9693' },
}

export const StatusChip = ({ status, large = false }: { status: StatusReservasi; large?: boolean }) => (
	<Chip
		label={namaStatus[status]}
		size={large ? 'medium' : 'small'}
		sx={{ ...look[status], fontWeight: 650, minWidth: 108 }}
	/>
)
