/** Opened in WhatsApp from the page of a package, as long as staff have not written another. */
export const PESAN_PAKET = 'Halo {rumahSakit}, saya ingin bertanya tentang paket {paket} ({harga}).'
