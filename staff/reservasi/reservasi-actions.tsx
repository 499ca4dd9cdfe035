import ExpandMore from '@mui/icons-material/ExpandMore'
import Print from '@mui/icons-material/PrintOutlined'
import Receipt from '@mui/icons-material/ReceiptOutlined'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Box, Button, Collapse, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { isNomorTelp } from '../../contract/links/nomor-telp.ts'
import { pesanReservasi } from '../../contract/reservasi/staff/pesan-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { useRecordWa } from '../notifikasi/use-record-wa.ts'
import { statusAddress } from './status-address.ts'

/** What the printer gets: the sheet of one page, or the slip of this width. */
export type Cetakan = 'lembar' | 58 | 80

interface ReservasiActionsProps {
	reservasi: RincianReservasi
	onPrint: (cetakan: Cetakan) => void
}

/** WhatsApp and print. No data leaves the hospital before staff press the button. */
export function ReservasiActions({ reservasi, onPrint }: ReservasiActionsProps) {
	const [isShown, setShown] = useState(false)
	const id = useId()
	const recordWa = useRecordWa(reservasi.id)
	const pesan = pesanReservasi({ ...reservasi, alamat: statusAddress(reservasi.kode) })
	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				{isNomorTelp(reservasi.noTelp) && (
					<>
						<Button
							href={contactAddress(reservasi.noTelp, 'wa', pesan)}
							target="_blank"
							rel="noopener noreferrer"
							onClick={recordWa}
							variant="outlined"
							startIcon={<WhatsApp />}
						>
							Kirim WhatsApp
						</Button>
						<Button
							aria-expanded={isShown}
							aria-controls={id}
							onClick={() => setShown(!isShown)}
							endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />}
						>
							Lihat pesan
						</Button>
					</>
				)}
				<Button variant="outlined" startIcon={<Print />} onClick={() => onPrint('lembar')}>
					Cetak
				</Button>
				{([58, 80] as const).map((lebar) => (
					<Button key={lebar} variant="outlined" startIcon={<Receipt />} onClick={() => onPrint(lebar)}>
						Struk {lebar} mm
					</Button>
				))}
			</Box>
			<Collapse in={isShown} id={id}>
				<Typography
					sx={{
						marginBlockStart: 1.5,
						padding: 1.5,
						borderRadius: 2,
						backgroundColor: '#eef7f5',
						whiteSpace: 'pre-line',
						overflowWrap: 'anywhere',
						fontSize: '0.875rem',
					}}
				>
					{pesan}
				</Typography>
			</Collapse>
		</>
	)
}
