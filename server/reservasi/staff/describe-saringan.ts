import type { SaringanReservasi } from '../../../contract/reservasi/staff/reservasi.ts'

/** A filter for the audit trail. The search term may be a name or number, so it is left out. */
export const describeSaringan = ({ tanggal, dari, sampai, status, q = '' }: SaringanReservasi) => ({
	tanggal: [tanggal, dari, sampai].filter((day) => day !== undefined).join(' – ') || 'semua tanggal',
	status: status ?? 'semua status',
	dicari: q.trim() !== '',
})
