import type { BarcodeDetector } from 'qr/decode.js'

type Detector = typeof BarcodeDetector

/** Reads QR codes with the browser's BarcodeDetector, or with a library of the same interface where there is none. */
export async function createQrReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
	const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: Detector }
	const canRead = (await own?.getSupportedFormats())?.includes('qr_code')
	const Reader = own && canRead ? own : (await import('qr/decode.js')).BarcodeDetector
	const detector = new Reader({ formats: ['qr_code'] })
	return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
