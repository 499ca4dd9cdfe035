// Messages to the hospital that visitors open in WhatsApp, as long as staff have not written others.

const KUNJUNGAN = `Dokter: {dokter}
Poli: {poli}
Jadwal: {jadwal}`

/** From a slot of the schedule. */
export const PESAN_PENDAFTARAN = `Halo {rumahSakit}, saya ingin mendaftar periksa.

${KUNJUNGAN}
[Tanggal periksa: {tanggal}]
[Cara bayar: {jaminan}]
[Nama pasien: {namaPasien}]
[Nomor kartu member: {nomorKartu}]

Terima kasih.`

export const PESAN_PASIEN_BARU = `Halo {rumahSakit}, saya pasien baru dan ingin mendaftar periksa. Mohon dibantu langkah pendaftarannya.

${KUNJUNGAN}

Terima kasih.`
