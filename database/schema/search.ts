export interface SearchSchema {
	cariKosong: CariKosongTable
}

/** Searches without results, per day. They hold nothing about the visitor. */
export interface CariKosongTable {
	tanggal: string
	kata: string
	/** The searched table. */
	tempat: string
	jumlah: number
}
