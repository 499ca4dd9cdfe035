/** The tables that can be searched by a part of their name. */
export type SearchTable = 'poliKlinik' | 'dokter' | 'layanan' | 'fasilitas' | 'mitra' | 'artikel' | 'shopItem'
