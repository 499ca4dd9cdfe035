import type { SaringanReservasi, UrutanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'

/** Beside the menu the list has no room for its columns. */
export const NARROW_LIST = '@media (max-width: 1319.95px)'

export const namaUrutan: Record<UrutanReservasi, string> = {
	nama: 'Atas nama',
	kode: 'Kode',
	hadir: 'Kedatangan',
	status: 'Status',
}

export interface Urut {
	field: UrutanReservasi
	order: 'asc' | 'desc'
}

export interface ReservasiFilter {
	/** Null for all days. */
	tanggal: string | null
	status?: StatusReservasi
	/** While something is searched for, the day does not count. */
	q: string
	paket?: string
	/** True or absent. */
	belumLunas?: boolean
	belumDatang?: boolean
	/** Absent: the list's own order. */
	urut?: Urut
	page: number
}

/** How many filters are on besides the day and the search. */
export const countFilters = ({ status, paket, belumLunas, belumDatang }: ReservasiFilter): number =>
	[status, paket, belumLunas, belumDatang].filter(Boolean).length

/** Everything but the status, as the API takes it. */
export function queryOf({ tanggal, q, paket, belumLunas, belumDatang }: ReservasiFilter): SaringanReservasi {
	const days = q ? { q } : { ...(tanggal !== null && { tanggal }) }
	return { ...days, paket, belumLunas, belumDatang }
}
