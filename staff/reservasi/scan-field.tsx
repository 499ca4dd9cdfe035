import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Box, Button, InputAdornment, Paper, TextField } from '@mui/material'
import { type Ref, useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { readScan } from '../../contract/reservasi/staff/read-scan.ts'
import { callApi } from '../api/call-api.ts'
import { mayHaveCamera, ScanCamera } from './scan-camera.tsx'

/** Longer than a hand scanner types, which takes about 100 ms for a code. */
const SEARCH_AFTER_MS = 350

interface ScanFieldProps {
	ref: Ref<HTMLInputElement>
	onSearch: (q: string) => void
	onFound: (id: string) => void
}

/** Receives the text of a hand scanner, and searches. */
export function ScanField({ ref, onSearch, onFound }: ScanFieldProps) {
	const [typed, setTyped] = useState('')
	const [failure, setFailure] = useState('')
	const [isCameraOpen, setCameraOpen] = useState(false)
	const navigate = useNavigate()
	const isList = /\/reservasi\/?$/.test(useLocation().pathname)

	// Only the list searches while typing; Enter opens a code.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `onSearch` changes with every render
	useEffect(() => {
		if (!isList || readScan(typed)) return
		const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_AFTER_MS)
		return () => clearTimeout(timer)
	}, [typed, isList])

	async function open(text: string, input?: HTMLInputElement): Promise<void> {
		if (!readScan(text)) {
			onSearch(text.trim())
			if (!isList) navigate('/reservasi')
			return
		}
		try {
			const { data } = await callApi('GET /v1/staf/reservasi/pindai', { query: { teks: text } })
			setTyped('')
			onFound(data.id)
		} catch (error) {
			if (!(error instanceof HttpError)) throw error
			const { status, message } = error
			setFailure(status === 404 ? `Tidak ada reservasi dengan kode ${readScan(text)}.` : message)
			// The next scan overwrites the selection.
			input?.select()
		}
	}

	return (
		<Paper sx={{ padding: { xs: 1.5, sm: 2 }, border: 1, borderColor: 'divider' }}>
			<Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
				<TextField
					inputRef={ref}
					autoFocus
					fullWidth
					margin="none"
					size="medium"
					label="Pindai kode QR, atau cari"
					value={typed}
					error={failure !== ''}
					helperText={
						failure || 'Kode, nama, atau nomor telepon, dari semua tanggal. Enter membuka kode yang dipindai.'
					}
					onChange={(event) => {
						setTyped(event.target.value)
						setFailure('')
					}}
					onKeyDown={(event) => {
						const input = event.target as HTMLInputElement
						if (event.key === 'Enter') open(input.value, input)
						else if (event.key === 'Escape') setTyped('')
						else if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('[data-row] a')?.focus()
						else return
						event.preventDefault()
					}}
					slotProps={{
						htmlInput: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'search' },
						formHelperText: { 'aria-live': 'polite' },
						input: {
							startAdornment: (
								<InputAdornment position="start">
									<QrCodeScanner color="primary" />
								</InputAdornment>
							),
						},
					}}
				/>
				{mayHaveCamera() && (
					<Button
						variant="outlined"
						aria-label="Pakai kamera"
						onClick={() => setCameraOpen(true)}
						sx={{ minHeight: 56, whiteSpace: 'nowrap' }}
					>
						<PhotoCamera sx={{ display: { sm: 'none' } }} />
						<Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
							Pakai kamera
						</Box>
					</Button>
				)}
			</Box>
			{isCameraOpen && (
				<ScanCamera
					onClose={() => setCameraOpen(false)}
					onScan={(text) => {
						setCameraOpen(false)
						open(text)
					}}
				/>
			)}
		</Paper>
	)
}
