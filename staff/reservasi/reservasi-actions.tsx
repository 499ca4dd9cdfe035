import ExpandMore from '@mui/icons-material/ExpandMore'
import Print from '@mui/icons-material/PrintOutlined'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Box, Button, Collapse, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { pesanReservasi } from '../../contract/reservasi/staff/pesan-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { useRecordWa } from '../notifikasi/use-record-wa.ts'
import { statusAddress } from './status-address.ts'

/** WhatsApp and print. No data leaves the hospital before staff press the button. */
export function ReservasiActions({ reservasi }: { reservasi: RincianReservasi }) {
	const [isShown, setShown] = useState(false)
	const id = useId()
	const recordWa = useRecordWa(reservasi.id)
	const pesan = pesanReservasi({ ...reservasi, alamat: statusAddress(reservasi.kode) })
	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				{reservasi.noTelp && (
					<>
						<Button
							href={contactAddress(reservasi.noTelp, 'wa', pesan)}
							target="_blank"
							rel="noopener noreferrer"
							onClick={recordWa}
							variant="outlined"
							startIcon={<WhatsApp />}
							sx={{ minHeight: 44 }}
						>
							Kirim WhatsApp
						</Button>
						<Button
							aria-expanded={isShown}
							aria-controls={id}
							onClick={() => setShown(!isShown)}
							endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />}
							sx={{ minHeight: 44 }}
						>
							Lihat pesan
						</Button>
					</>
				)}
				<Button variant="outlined" startIcon={<Print />} onClick={() => window.print()} sx={{ minHeight: 44 }}>
					Cetak
				</Button>
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
