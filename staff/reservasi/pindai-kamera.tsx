import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { bacaPindaian } from '../../contract/staf/baca-pindaian.ts'

/** Not every browser has it, and TypeScript does not know it yet. */
interface BarcodeDetector {
	detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type BarcodeDetectorClass = new (options: { formats: string[] }) => BarcodeDetector

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector

export const hasBarcodeDetector = () => detectorClass() !== undefined && 'mediaDevices' in navigator

const LOOK_EVERY_MS = 200

interface PindaiKameraProps {
	onScan: (text: string) => void
	onClose: () => void
}

/** Looks through the camera until it sees the code of a reservation; the picture stays in the browser. */
export function PindaiKamera({ onScan, onClose }: PindaiKameraProps) {
	const video = useRef<HTMLVideoElement>(null)
	const [isRefused, setRefused] = useState(false)

	// biome-ignore lint/correctness/useExhaustiveDependencies: one look through the camera from opening to closing
	useEffect(() => {
		let isOpen = true
		let timer: ReturnType<typeof setTimeout>
		let stream: MediaStream | undefined
		async function look(detector: BarcodeDetector): Promise<void> {
			const codes = video.current ? await detector.detect(video.current).catch(() => []) : []
			if (!isOpen) return
			const found = codes.find(({ rawValue }) => bacaPindaian(rawValue))
			if (found) onScan(found.rawValue)
			else timer = setTimeout(look, LOOK_EVERY_MS, detector)
		}
		async function begin(): Promise<void> {
			const Detector = detectorClass() as BarcodeDetectorClass
			const detector = new Detector({ formats: ['qr_code'] })
			stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
			if (!isOpen || !video.current) return stop()
			video.current.srcObject = stream
			await video.current.play()
			await look(detector)
		}
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop()
		}
		begin().catch(() => isOpen && setRefused(true))
		return () => {
			isOpen = false
			clearTimeout(timer)
			stop()
		}
	}, [])

	return (
		<Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="judul-kamera">
			<DialogTitle id="judul-kamera">Arahkan kamera ke kode QR</DialogTitle>
			<DialogContent>
				{isRefused ? (
					<Alert severity="info">
						Kamera tidak dapat dibuka. Izinkan kamera di peramban, atau pakai pemindai maupun ketik kodenya.
					</Alert>
				) : (
					<Box
						component="video"
						ref={video}
						muted
						playsInline
						sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: 2, backgroundColor: '#14211f' }}
					/>
				)}
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>Tutup</Button>
			</DialogActions>
		</Dialog>
	)
}
