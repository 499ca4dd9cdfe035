import { Alert, Box, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { readScan } from '../../contract/reservasi/staff/read-scan.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { createQrReader } from './qr-reader.ts'

/** Browsers offer it in secure contexts only. */
export const mayHaveCamera = () => 'mediaDevices' in navigator

const LOOK_EVERY_MS = 200

/** Messages by the name of the browser's error. */
const messages: Record<string, string> = {
	NotAllowedError: 'Kamera belum diizinkan. Izinkan kamera untuk situs ini di peramban, lalu coba lagi.',
	NotFoundError: 'Perangkat ini tidak memiliki kamera.',
	NotReadableError: 'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi.',
}
const NOT_OPENED = 'Kamera tidak dapat dibuka.'

interface ScanCameraProps {
	onScan: (text: string) => void
	onClose: () => void
}

/** Reads camera frames until one holds the code of a reservation. No frame leaves the browser. */
export function ScanCamera({ onScan, onClose }: ScanCameraProps) {
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
