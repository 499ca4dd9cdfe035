import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Alert, Box, Button, InputAdornment, Paper, TextField } from '@mui/material'
import { type Ref, useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { readScan } from '../../contract/reservasi/staff/read-scan.ts'
import { callApi } from '../api/call-api.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { SEARCH_AFTER_MS } from '../inputs/use-typed-search.ts'
import { createQrReader } from './qr-reader.ts'

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

/** Browsers offer it in secure contexts only. */
const mayHaveCamera = () => 'mediaDevices' in navigator

const LOOK_EVERY_MS = 200

/** Messages by the name of the browser's error. */
const messages: Record<string, string> = {
	NotAllowedError: 'Kamera belum diizinkan. Izinkan kamera untuk situs ini di peramban, lalu coba lagi.',
	NotFoundError: 'Perangkat ini tidak memiliki kamera.',
	NotReadableError: 'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi.',
}
const NOT_OPENED = 'Kamera tidak dapat dibuka.'

/** Reads camera frames until one holds the code of a reservation. No frame leaves the browser. */
function ScanCamera({ onScan, onClose }: { onScan: (text: string) => void; onClose: () => void }) {
	const video = useRef<HTMLVideoElement>(null)
	const [failure, setFailure] = useState('')
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the camera again
	useEffect(() => {
		let isOpen = true
		let stream: MediaStream | undefined
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop()
		}
		async function look(): Promise<void> {
			stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
			const shown = video.current
			if (!isOpen || !shown) return stop()
			shown.srcObject = stream
			await shown.play()
			const read = await createQrReader()
			while (isOpen) {
				// A frame that cannot be decoded is skipped.
				const found = (await read(shown).catch(() => [])).find((text) => readScan(text))
				if (found && isOpen) return onScan(found)
				await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
			}
		}
		look().catch(({ name }: Error) => isOpen && setFailure(messages[name] ?? NOT_OPENED))
		return () => {
			isOpen = false
			stop()
		}
	}, [tries])

	const retry = () => {
		setFailure('')
		setTries(tries + 1)
	}
	return (
		<TitledDialog
			title="Arahkan kamera ke kode QR"
			onClose={onClose}
			actions={
				<>
					{failure && <Button onClick={retry}>Coba lagi</Button>}
					<Button onClick={onClose}>Tutup</Button>
				</>
			}
		>
			{failure ? (
				<Alert severity="info">{failure} Kode juga dapat dibaca dengan pemindai, atau diketik.</Alert>
			) : (
				<Box
					component="video"
					ref={video}
					muted
					playsInline
					sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: 2, backgroundColor: '#14211f' }}
				/>
			)}
		</TitledDialog>
	)
}
