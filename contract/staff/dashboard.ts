/** Days that the dashboard looks back over. */
export const rentangDasbor = [7, 30, 90] as const

/** What waits is counted no further: beyond that the number says no more than 'many'. */
export const MENUNGGU_MAX = 1000

export interface HariKunjungan {
	tanggal: string
	/** Different addresses; about as many people or households. */
	pengunjung: number
	/** Pages that were opened. */
	halaman: number
}

export interface HariReservasi {
	tanggal: string
	reservasi: number
	/** Rupiah of those that are not cancelled. */
	pendapatan: number
}

export interface Terhitung {
	nama: string
	jumlah: number
}

/** What a role may not see is not there. */
export interface Dasbor {
	kunjungan?: {
		harian: HariKunjungan[]
		halaman: Terhitung[]
		dokter: Terhitung[]
		/** `tempat`: in which lists nothing was found. */
		cariKosong: (Terhitung & { tempat: string[] })[]
	}
	reservasi?: HariReservasi[]
	menunggu: {
		komentar?: number
		reservasi?: number
		tinjau?: { hari: number; jumlah: number; artikel: { id: string; judul: string; updatedAt: number }[] }
	}
}
