import { z } from 'zod'
import { tanggal } from './shapes.ts'

/** Every failure the API can answer: its status and the sentence a person may read. */
export const errorTable = {
	INPUT_TIDAK_VALID: { status: 400, message: 'Ada isian yang perlu diperbaiki.' },
	BELUM_TERDAFTAR: { status: 401, message: 'Anda belum terdaftar sebagai member.' },
	BELUM_MASUK: { status: 401, message: 'Silakan masuk terlebih dahulu.' },
	KUNCI_SALAH: { status: 401, message: 'Kunci API tidak dikenal, sudah dicabut, atau kedaluwarsa.' },
	CAKUPAN_KURANG: { status: 403, message: 'Kunci API ini tidak memiliki hak untuk permintaan ini.' },
	MASUK_GAGAL: { status: 401, message: 'Email, kata sandi, atau kode tidak cocok.' },
	ASAL_DITOLAK: { status: 403, message: 'Permintaan dari situs lain tidak diterima.' },
	TIDAK_BERHAK: { status: 403, message: 'Peran Anda tidak memiliki hak untuk ini.' },
	PERLU_TINJAUAN: {
		status: 403,
		message: 'Artikel ini terbit setelah ditinjau. Simpan sebagai konsep, atau kirim untuk ditinjau.',
	},
	PERLU_SANDI: { status: 403, message: 'Langkah ini perlu dikonfirmasi dengan kata sandi atau passkey Anda.' },
	PERLU_DUA_LANGKAH: {
		status: 403,
		message: 'Aktifkan verifikasi dua langkah terlebih dahulu. Muat ulang halaman ini untuk memulai.',
	},
	PELACAKAN_DITOLAK: { status: 403, message: 'Browser Anda meminta agar kunjungan tidak dicatat.' },
	TIDAK_DITEMUKAN: { status: 404, message: 'Informasi yang Anda cari tidak ditemukan.' },
	METODE_TIDAK_DIDUKUNG: { status: 405, message: 'Cara permintaan ini tidak didukung.' },
	KERANJANG_KOSONG: { status: 409, message: 'Keranjang Anda masih kosong.' },
	KERANJANG_PENUH: { status: 409, message: 'Keranjang Anda sudah penuh.' },
	PASIEN_BELUM_LENGKAP: { status: 409, message: 'Data pasien belum lengkap.' },
	PASIEN_PENUH: { status: 409, message: 'Anda tidak dapat menambah pasien lagi.' },
	PASIEN_SENDIRI: { status: 409, message: 'Data pasien Anda sendiri hanya terhapus bersama semua data Anda.' },
	MASIH_DIPAKAI: { status: 409, message: 'Tidak dapat dihapus karena masih dipakai.' },
	SUDAH_BERUBAH: { status: 409, message: 'Sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu ulangi.' },
	SUDAH_DIBUAT: {
		status: 409,
		message: 'Reservasi ini sudah dibuat dengan isian sebelumnya. Buka reservasinya, lalu ubah di sana.',
	},
	TIDAK_DAPAT_DIURUNGKAN: { status: 409, message: 'Tidak dapat diurungkan: datanya sudah berubah sejak itu.' },
	TIDAK_DAPAT_DIPULIHKAN: {
		status: 409,
		message: 'Tidak dapat dipulihkan: namanya sudah dipakai, atau yang dirujuknya sudah tidak ada.',
	},
	TANGGAL_TUTUP: { status: 409, message: 'Tidak ada kunjungan pada hari itu. Silakan pilih hari lain.' },
	TANGGAL_PENUH: { status: 409, message: 'Tempat pada hari itu sudah penuh. Silakan pilih hari lain.' },
	LANGKAH_DITOLAK: { status: 409, message: 'Status reservasi tidak dapat diubah seperti itu.' },
	HUBUNGI_PETUGAS: { status: 409, message: 'Perubahan ini hanya dapat dilakukan petugas. Silakan hubungi kami.' },
	PAKET_TERAKHIR: { status: 409, message: 'Paket terakhir tidak dapat dihapus. Batalkan reservasinya.' },
	ANTREAN_KOSONG: { status: 409, message: 'Tidak ada yang menunggu untuk loket ini.' },
	DIKELOLA_SISTEM: {
		status: 409,
		message: 'Data ini diisi oleh sistem informasi rumah sakit. Ubah di sana, atau lepaskan di halaman Integrasi.',
	},
	HILANG_BANYAK: {
		status: 409,
		message: 'Lebih dari separuh data yang ada akan hilang. Periksa kirimannya, atau kirim lagi dengan yakin=1.',
	},
	SEJAK_TIDAK_DIKENAL: {
		status: 409,
		message: 'Nomor sejak melebihi nomor terakhir di sini: data situs dipulihkan. Baca lagi mulai sejak=0.',
	},
	ADMIN_TERAKHIR: { status: 409, message: 'Harus ada paling sedikit satu administrator yang aktif.' },
	TAUTAN_TIDAK_BERLAKU: { status: 410, message: 'Tautan ini sudah dipakai atau kedaluwarsa.' },
	TERLALU_BESAR: { status: 413, message: 'Data yang dikirim terlalu besar.' },
	TIPE_TIDAK_DIDUKUNG: { status: 415, message: 'Jenis data yang dikirim tidak didukung.' },
	TERLALU_SERING: { status: 429, message: 'Terlalu banyak percobaan. Silakan coba sebentar lagi.' },
	KESALAHAN_SISTEM: { status: 500, message: 'Maaf, sedang ada gangguan.' },
	CADANGAN_GAGAL: { status: 503, message: 'Cadangan gagal dibuat, jadi tidak ada yang dihapus.' },
	SUREL_GAGAL: { status: 503, message: 'Email tidak dapat dikirim.' },
	SEDANG_SIBUK: { status: 503, message: 'Situs kami sedang sibuk. Silakan coba sebentar lagi.' },
} as const

export type ErrorCode = keyof typeof errorTable

const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

export const errorBody = z
	.strictObject({
		error: z.strictObject({
			code: z.enum(errorCodes),
			message: z.string(),
			fields: z.record(z.string(), z.string()).optional(),
			/** For a closed or full visit day: the next one that is free, if there is one. */
			hariBerikut: tanggal.optional(),
		}),
	})
	.meta({
		id: 'Kesalahan',
		description: 'A stable code, a sentence in Indonesian and, for bad input, the fields by name',
	})

export type ErrorBody = z.infer<typeof errorBody>
