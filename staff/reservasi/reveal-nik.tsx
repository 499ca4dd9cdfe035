import {
	Box,
	Button,
	Chip,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	TextField,
	Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { ALASAN_MIN } from '../../contract/reservasi/staff/reservasi.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'

/** A full NIK disappears from the screen after a minute. */
const SHOWN_FOR_MS = 60_000

const commonReasons = ['Mencocokkan KTP di loket', 'Mendaftarkan ke rekam medis', 'Mengurus penjaminan']

interface RevealNikProps {
	masked: string
	nama: string
	/** The reservation and its patient. */
	params: { id: string; pasienId: string }
	/** Empty while it is hidden. */
	nik: string
	onChange: (nik: string) => void
}

/** A masked NIK. Revealing it needs a reason, which the audit trail records. */
export function RevealNik({ masked, nama, params, nik, onChange }: RevealNikProps) {
	const [isAsking, setAsking] = useState(false)
	const [alasan, setAlasan] = useState('')
	const { isSending, send, failure, fields } = useSending()
	useEffect(() => {
		if (!nik) return
		const timer = setTimeout(onChange, SHOWN_FOR_MS, '')
		return () => clearTimeout(timer)
	}, [nik, onChange])

	const reveal = () =>
		send(async () => {
			const { data } = await callApi('POST /v1/staf/reservasi/{id}/pasien/{pasienId}/nik', { params, body: { alasan } })
			onChange(data.nik)
			setAsking(false)
		})

	return (
		<Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
			<Typography sx={{ fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
				NIK {nik || masked}
			</Typography>
			<Button
				size="small"
				aria-label={`${nik ? 'Sembunyikan' : 'Tampilkan'} NIK ${nama}`}
				onClick={() => (nik ? onChange('') : setAsking(true))}
				sx={{ minHeight: 44 }}
			>
				{nik ? 'Sembunyikan' : 'Tampilkan'}
			</Button>
			<Dialog open={isAsking} onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby="judul-nik">
				<form
					onSubmit={(event) => {
						event.preventDefault()
						reveal()
					}}
				>
					<DialogTitle id="judul-nik">Tampilkan NIK {nama}</DialogTitle>
					<DialogContent>
						<Typography gutterBottom>Nama Anda, waktu, dan alasannya dicatat.</Typography>
						<TextField
							label="Alasan"
							value={alasan}
							onChange={(event) => setAlasan(event.target.value)}
							error={Boolean(failure)}
							helperText={fields.alasan ?? failure ?? `Paling sedikit ${ALASAN_MIN} karakter.`}
							required
							autoFocus
							fullWidth
							slotProps={{ htmlInput: { maxLength: 200 } }}
						/>
						<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
							{commonReasons.map((each) => (
								<Chip key={each} label={each} variant="outlined" onClick={() => setAlasan(each)} />
							))}
						</Box>
					</DialogContent>
					<DialogActions>
						<Button onClick={() => setAsking(false)}>Kembali</Button>
						<Button type="submit" variant="contained" disabled={isSending || alasan.trim().length < ALASAN_MIN}>
							Tampilkan
						</Button>
					</DialogActions>
				</form>
			</Dialog>
		</Box>
	)
}
