import type { CallBodyInput } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { backgroundApi } from '../../../load.ts'
import type { Isian } from './registration-text.ts'

/** What the desk gets beside the message. Without a code it gets nothing. */
export interface Draf extends Pick<Isian, 'tanggal' | 'jaminan'> {
	kode?: string
}

type Body = CallBodyInput<Calls['createDrafWa']>

const sent = new Set<string>()

/**
 * Sends a draft once, in the background: WhatsApp opens without waiting, and a failure costs the visitor nothing. Pressing
 * again tries again.
 */
export function sendDraf(dokterId: string, { kode, tanggal, jaminan }: Draf): void {
	if (!kode || sent.has(kode)) return
	sent.add(kode)
	// The form offers the contract's kinds of payment alone.
	const body = { kode, dokterId, tanggal, jaminan: jaminan as Body['jaminan'] }
	backgroundApi()('POST /v1/public/draf-wa', { body, keepalive: true }).catch(() => sent.delete(kode))
}
