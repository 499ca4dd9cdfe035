import WhatsApp from '@mui/icons-material/WhatsApp'
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { isNomorTelp } from '../../contract/links/nomor-telp.ts'
import { describeBayar, namaMetodeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { isStepDay, namaStatus, occupiesDay, reservasiSteps } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import { pesanReservasi } from '../../contract/reservasi/staff/pesan-reservasi.ts'
import type { BarisReservasi, PerihalPesan } from '../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { choicesOf } from '../dialogs/selects.tsx'
import { useRecordWa } from '../notifikasi/use-record-wa.ts'
import { useSettled } from '../undo/use-settled.ts'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'
import { statusAddress } from './status-address.ts'
import { undoStatus } from './undo-status.ts'

/** The steps that need no words. */
const stepText: Partial<Record<StatusReservasi, string>> = { dikonfirmasi: 'Konfirmasi', hadir: 'Hadir' }

interface RowActionsProps {
	row: BarisReservasi
	/** Undefined while it loads. */
	perihal?: PerihalPesan
}

/** What the desk does with a reservation without opening it. Each button has its own place, also where another is missing. */
export function RowActions({ row, perihal }: RowActionsProps) {
	const { id, kode, status, tanggalVisit, noTelp } = row
	const nama = row.atasNama || kode
	const dari = { bayar: row.bayar, metodeBayar: row.metodeBayar }
	const isSettled = useSettled(`${id} ${status}`)
	const { isSending, send } = useSending({ notifies: true })
	const [anchor, setAnchor] = useState<HTMLElement | null>(null)
	const undoNotice = useUndoNotice()
	const refresh = useRefresh()
	const recordWa = useRecordWa(id)
	const isOff = !isSettled || isSending
	const hariIni = tanggalWib(Date.now())
	const next = reservasiSteps[status].find((each) => each in stepText && isStepDay(each, tanggalVisit, hariIni))

	// After a conflict too, the list shows the current state.
	const move = (ke: StatusReservasi) =>
		send(() =>
			callApi('POST /v1/staf/reservasi/{id}/status', { params: { id }, body: { dari: status, ke } })
				.then(() => undoNotice(`${namaStatus[ke]}: ${nama}`, () => undoStatus(id, ke)))
				.finally(refresh),
		)

	function pay(metodeBayar: string): void {
		setAnchor(null)
		const lunas = { bayar: 'lunas', metodeBayar } as const
		const record = (before: typeof dari, ke: typeof dari) =>
			callApi('POST /v1/staf/reservasi/{id}/bayar', { params: { id }, body: { dari: before, ke } })
		send(() =>
			record(dari, lunas)
				.then(() => undoNotice(`${describeBayar(lunas)}: ${nama}`, () => record(lunas, dari)))
				.finally(refresh),
		)
	}

	return (
		<Box
			sx={{
				display: 'grid',
				gap: 0.5,
				gridTemplateColumns: { xs: '1fr 1fr 2.75rem', sm: '6.5rem 4.5rem 2.75rem' },
				'& .MuiButton-root': { minWidth: 0, paddingInline: 1 },
			}}
		>
			<Box>
				{next && (
					<Button
						fullWidth
						variant="contained"
						data-key={next === 'hadir' ? 'h' : undefined}
						aria-label={`${stepText[next]} ${nama}`}
						disabled={isOff}
						onClick={() => move(next)}
					>
						{stepText[next]}
					</Button>
				)}
			</Box>
			<Box>
				{row.bayar !== 'lunas' && occupiesDay(status) && (
					<Button
						fullWidth
						variant="outlined"
						data-key="l"
						aria-label={`Lunas ${nama}`}
						aria-haspopup="menu"
						disabled={isSending}
						onClick={({ currentTarget }) => setAnchor(currentTarget)}
					>
						Lunas
					</Button>
				)}
			</Box>
			{perihal && isNomorTelp(noTelp) && (
				<IconButton
					href={contactAddress(noTelp, 'wa', pesanReservasi({ ...row, ...perihal, alamat: statusAddress(kode) }))}
					target="_blank"
					rel="noopener noreferrer"
					onClick={recordWa}
					aria-label={`WhatsApp ${nama}`}
					color="primary"
				>
					<WhatsApp />
				</IconButton>
			)}
			{anchor && (
				<Menu
					open
					anchorEl={anchor}
					onClose={() => setAnchor(null)}
					aria-label={`Cara bayar ${nama}`}
					// Beside the button: a second press on it chooses nothing.
					anchorOrigin={{ vertical: 'center', horizontal: 'left' }}
					transformOrigin={{ vertical: 'center', horizontal: 'right' }}
				>
					{choicesOf(namaMetodeBayar).map((metode) => (
						<MenuItem key={metode.id} onClick={() => pay(metode.id)}>
							{metode.nama}
						</MenuItem>
					))}
				</Menu>
			)}
		</Box>
	)
}
