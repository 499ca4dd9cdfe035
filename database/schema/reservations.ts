export interface ReservationSchema {
	shopKeranjang: ShopKeranjangTable
	shopReservasi: ShopReservasiTable
	shopReservasiItem: ShopReservasiItemTable
	shopReservasiRiwayat: ShopReservasiRiwayatTable
}

export interface ShopKeranjangTable {
	id: string
	memberId: string
	pasienId: string
	shopItemId: string
	createdAt: number
}

type StatusReservasi = 'baru' | 'dikonfirmasi' | 'hadir' | 'selesai' | 'batal'

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
	/** See search/cari-reservasi.ts. */
	cari: string
	createdAt: number
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

/** A change of status, and the member of staff who made it. */
export interface ShopReservasiRiwayatTable {
	id: string
	reservasiId: string
	stafId: string | null
	stafNama: string
	dari: StatusReservasi
	ke: StatusReservasi
	catatan: string
	createdAt: number
}
