import type { KtpRead } from './ktp-read.ts'

/** Reads an ID card on this device and hands over what it says. */
export function KtpReader(_: { onRead: (read: KtpRead) => void }) {
	return null
}
