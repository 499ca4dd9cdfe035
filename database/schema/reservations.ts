import type { Generated } from 'kysely'

export interface ReservationSchema {
	shopKeranjang: ShopKeranjangTable
	shopReservasi: ShopReservasiTable
	shopReservasiItem: ShopReservasiItemTable
}

export interface ShopKeranjangTable {
	id: string
	memberId: string
	pasienId: string
	shopItemId: string
	createdAt: number
}

type StatusReservasi = 'baru' | 'dikonfirmasi' | 'hadir' | 'selesai' | 'batal' | 'tidak-hadir'

export interface ShopReservasiTable {
	id: string
	kode: string
	memberId: string
	atasNama: string
	noTelp: string
	tanggalVisit: string
	total: number
	idempotencyKey: string | null
	status: StatusReservasi
	/** See search/reservasi-search-text.ts. */
	cari: string
	createdAt: number
	/** Made by the visitor on the site, or by staff at the desk. */
	asal: Generated<'situs' | 'meja'>
	/** Of staff, for staff only. */
	catatan: Generated<string>
	bayar: Generated<'belum' | 'sebagian' | 'lunas'>
	metodeBayar: Generated<string>
}

/** Names and price are copies: a reservation outlives the package and the patient. */
export interface ShopReservasiItemTable {
	id: string
	reservasiId: string
	shopItemId: string | null
	shopItemNama: string
	shopItemUri: string
	shopItemMedia: string | null
	pasienId: string | null
	pasienNama: string
	harga: number
	urutan: number
}
