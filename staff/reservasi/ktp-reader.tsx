import Badge from '@mui/icons-material/Badge'
import PhotoCamera from '@mui/icons-material/PhotoCamera'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import type { KtpRead } from '../../ktp/ktp-read.ts'
import { useKtpReading } from '../../ktp/use-ktp-reading.ts'
import { FileButton } from '../inputs/file-button.tsx'

/** For fingers only: elsewhere a browser would show the same dialog for files again. */
const onTouch = { '@media not (pointer: coarse)': { display: 'none' } }

/** Reads an ID card on this device, as the visitor's form does. A picture without a card changes nothing. */
export function KtpReader({ onRead }: { onRead: (read: KtpRead) => void }) {
	const { state, read, cancel } = useKtpReading(onRead)
	const id = useId()
	const box = useRef<HTMLElement>(null)
	const files = { accept: 'image/*', onFiles: ([file]: File[]) => file && read(file) }
	const stop = () => {
		cancel()
		// The pressed button is gone.
		box.current?.querySelector('button')?.focus()
	}
	return (
		<Box
			component="section"
			aria-label="Isi dari foto KTP"
			ref={box}
			sx={{ display: 'grid', gap: 1, marginBlockEnd: 1 }}
		>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<FileButton {...files} startIcon={<Badge />}>
					Isi dari foto KTP
				</FileButton>
				<FileButton {...files} capture="environment" startIcon={<PhotoCamera />} sx={onTouch}>
					Ambil foto
				</FileButton>
				{state.name === 'busy' && <Button onClick={stop}>Batal</Button>}
			</Box>
			{state.name === 'busy' && (
				<div>
					<Typography id={id} role="status">
						{state.stage === 'preparing' ? 'Menyiapkan pembaca KTP …' : 'Membaca KTP …'}
					</Typography>
					<LinearProgress aria-labelledby={id} variant="determinate" value={state.part * 100} />
				</div>
			)}
			{state.name === 'message' && (
				<Alert severity="warning" role="status">
					{state.sentence}
				</Alert>
			)}
			<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
				Foto dibaca di perangkat ini dan tidak dikirim ke mana pun.
			</Typography>
		</Box>
	)
}
