import type { BarcodeDetector } from 'qr/decode.js'

type Detector = typeof BarcodeDetector

/** Reads the codes that a camera sees: by the browser itself where it can (few do), else by a library that has its form. */
export async function createQrReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
	const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: Detector }
	const canRead = (await own?.getSupportedFormats())?.includes('qr_code')
	const Reader = own && canRead ? own : (await import('qr/decode.js')).BarcodeDetector
	const detector = new Reader({ formats: ['qr_code'] })
	return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
