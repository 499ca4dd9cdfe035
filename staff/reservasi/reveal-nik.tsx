import { Box, Button, Chip, TextField, Typography } from '@mui/material'
import { useEffect } from 'react'
import { ALASAN_MIN } from '../../contract/reservasi/staff/reservasi.ts'
import { callApi } from '../api/call-api.ts'
import { ChangeForm } from './change-form.tsx'

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
	useEffect(() => {
		if (!nik) return
		const timer = setTimeout(onChange, SHOWN_FOR_MS, '')
		return () => clearTimeout(timer)
	}, [nik, onChange])
	const text = nik ? 'Sembunyikan' : 'Tampilkan'

	async function reveal(alasan: string): Promise<void> {
		const { data } = await callApi('POST /v1/staf/reservasi/{id}/pasien/{pasienId}/nik', { params, body: { alasan } })
		onChange(data.nik)
	}

	return (
		<Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
			<Typography sx={{ fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
				NIK {nik || masked}
			</Typography>
			<ChangeForm
				button={(open) => (
					<Button size="small" aria-label={`${text} NIK ${nama}`} onClick={() => (nik ? onChange('') : open())}>
						{text}
					</Button>
				)}
				title={`Tampilkan NIK ${nama}`}
				submitText="Tampilkan"
				initial={{ alasan: '' }}
				isReady={({ alasan }) => alasan.trim().length >= ALASAN_MIN}
				onSend={({ alasan }) => reveal(alasan)}
			>
				{({ change, field }) => (
					<>
						<Typography gutterBottom>Nama Anda, waktu, dan alasannya dicatat.</Typography>
						<TextField
							label="Alasan"
							{...field('alasan', { maxLength: 200, help: `Paling sedikit ${ALASAN_MIN} karakter.` })}
							required
							autoFocus
						/>
						<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
							{commonReasons.map((alasan) => (
								<Chip key={alasan} label={alasan} variant="outlined" onClick={() => change({ alasan })} />
							))}
						</Box>
					</>
				)}
			</ChangeForm>
		</Box>
	)
}
