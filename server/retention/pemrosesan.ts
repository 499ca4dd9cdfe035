import { DRAF_HARI } from '../../contract/dokter/staff/draf-wa.ts'
import { SAMPAH_HARI } from '../../contract/staff/isi.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import type { Schema, tables } from '../../database/schema.ts'
import { KEEP_ADDRESS_DAYS, KEEP_COPIES_DAYS, KEEP_PERANGKAT_DAYS, type KeepDays } from './keep-days.ts'

type Table = keyof typeof tables

export interface Periods extends KeepDays {
	simpanHari: number
	simpanTahun: number
}

interface Tabel<Name extends Table> {
	/** The columns with personal data, or with what guards it. */
	kolom: readonly (keyof Schema[Name] & string)[]
	/** How long its rows stay. */
	simpan: string | ((periods: Periods) => string)
}

/** What is stored of whom, why, and who sees it: one entry of the record of processing (UU PDP article 31). */
export interface Pemrosesan {
	nama: string
	tujuan: string
	dasar: string
	/** The lines of the permission table whose readers see it. */
	sumber: readonly Sumber[]
	/** Visitors of the site see it. */
	publik?: true
	tabel: { [Name in Table]?: Tabel<Name> }
}

const SETUJU = 'Persetujuan (UU 27/2022 pasal 20 ayat 2 huruf a)'
const PERJANJIAN = 'Perjanjian layanan (UU 27/2022 pasal 20 ayat 2 huruf b)'
const KEWAJIBAN = 'Kewajiban hukum menjaga keamanan data (UU 27/2022 pasal 20 ayat 2 huruf c)'
const KEPENTINGAN = 'Kepentingan sah rumah sakit (UU 27/2022 pasal 20 ayat 2 huruf f)'

const lama = (days: number) => (days === 0 ? 'Tanpa batas waktu' : `${days} hari`)
const denganMember = 'Dihapus bersama data member'
const tahunReservasi = ({ simpanTahun }: Periods) =>
	`${simpanTahun} tahun sesudah kunjungan; setelah itu tinggal angka tanpa nama`
const selamaAkun = 'Selama akun staf ada'

export const pemrosesan: readonly Pemrosesan[] = [
	{
		nama: 'Member',
		tujuan: 'Mengenali pendaftar dan perangkatnya, agar ia dapat mengelola pasien dan reservasinya',
		dasar: SETUJU,
		sumber: ['pasien', 'reservasi'],
		tabel: {
			member: {
				kolom: ['nama', 'noTelp', 'email'],
				simpan: ({ keepMemberDays: days }) =>
					days === 0 ? lama(days) : `${days} hari tanpa kunjungan ke situs dan tanpa reservasi`,
			},
			memberPerangkat: { kolom: ['nama', 'tokenHash'], simpan: `${KEEP_PERANGKAT_DAYS} hari tanpa dipakai` },
			memberPindah: { kolom: ['tokenHash'], simpan: 'Sampai kode pindah kedaluwarsa' },
			persetujuan: { kolom: ['tujuan', 'versi'], simpan: denganMember },
		},
	},
	{
		nama: 'Pasien',
		tujuan: 'Mendaftarkan pasien untuk layanan yang dipesan',
		dasar: SETUJU,
		sumber: ['pasien', 'reservasi'],
		tabel: {
			memberPasien: {
				kolom: ['nik', 'nama', 'noTelp', 'tempatLahir', 'tanggalLahir', 'jenisKelamin', 'alamatLengkap', 'cari'],
				simpan: denganMember,
			},
			shopKeranjang: { kolom: ['pasienId', 'shopItemId'], simpan: denganMember },
		},
	},
	{
		nama: 'Reservasi',
		tujuan: 'Melayani kunjungan, pembayaran dan antrean',
		dasar: PERJANJIAN,
		sumber: ['reservasi', 'antrean'],
		tabel: {
			shopReservasi: {
				kolom: ['kode', 'atasNama', 'noTelp', 'tanggalVisit', 'catatan', 'bayar', 'metodeBayar', 'cari'],
				simpan: tahunReservasi,
			},
			shopReservasiItem: { kolom: ['pasienNama', 'shopItemNama'], simpan: tahunReservasi },
			antrean: { kolom: ['nomor', 'reservasiId'], simpan: 'Nomor tanpa nama; dihapus bersama reservasinya' },
		},
	},
	{
		nama: 'Draf WhatsApp',
		tujuan: 'Menyiapkan pendaftaran yang dikirim pengunjung lewat WhatsApp',
		dasar: SETUJU,
		sumber: ['draf-wa'],
		tabel: { drafWa: { kolom: ['kode', 'dokter', 'tanggal', 'jaminan'], simpan: lama(DRAF_HARI) } },
	},
	{
		nama: 'Notifikasi',
		tujuan: 'Mengabari pasien dan staf tentang reservasi dan komentar',
		dasar: PERJANJIAN,
		sumber: ['notifikasi'],
		tabel: {
			emailAlamat: {
				kolom: ['alamat', 'keputusan'],
				simpan: `${KEEP_ADDRESS_DAYS} hari; alamat yang menolak email tetap tercatat sebagai sandi`,
			},
			kotakKeluar: { kolom: ['alamat', 'isi'], simpan: ({ simpanHari }) => lama(simpanHari) },
			notifikasi: { kolom: ['reservasiAlamat', 'komentarAlamat'], simpan: 'Selama diatur administrator' },
			webhook: { kolom: ['url', 'rahasia'], simpan: 'Selama diatur administrator' },
			kunciApi: { kolom: ['tokenHash', 'stafNama'], simpan: 'Selama diatur administrator' },
		},
	},
	{
		nama: 'Komentar',
		tujuan: 'Menampilkan komentar pengunjung di artikel',
		dasar: SETUJU,
		sumber: ['komentar'],
		publik: true,
		tabel: { artikelKomentar: { kolom: ['nama', 'komentar'], simpan: 'Sampai dihapus staf' } },
	},
	{
		nama: 'Kunjungan situs',
		tujuan: 'Menghitung halaman dan dokter yang banyak dibuka',
		dasar: KEPENTINGAN,
		sumber: ['dasbor'],
		tabel: {
			webVisitor: {
				kolom: ['url', 'ip', 'provider', 'provinsi', 'kota', 'latitude', 'longitude', 'pengunjung'],
				simpan: ({ keepVisitorDays }) => lama(keepVisitorDays),
			},
			pengunjungGaram: { kolom: ['garam'], simpan: lama(1) },
			dokterPengunjung: { kolom: ['pengunjung', 'dokterId'], simpan: lama(1) },
		},
	},
	{
		nama: 'Akun staf',
		tujuan: 'Memberi staf akses sesuai perannya dan menjaga akunnya',
		dasar: KEPENTINGAN,
		sumber: ['pengguna'],
		tabel: {
			staf: { kolom: ['nama', 'email', 'peran'], simpan: selamaAkun },
			stafAkun: { kolom: ['password'], simpan: selamaAkun },
			stafSesi: { kolom: ['ipAddress', 'userAgent'], simpan: 'Sampai sesi berakhir' },
			stafVerifikasi: { kolom: ['value'], simpan: 'Sampai langkah masuk selesai' },
			stafTotp: { kolom: ['secret', 'backupCodes'], simpan: selamaAkun },
			stafPasskey: { kolom: ['nama', 'credentialId', 'publicKey'], simpan: selamaAkun },
			stafTautan: { kolom: ['tokenHash'], simpan: 'Sampai tautan dipakai atau diganti' },
			stafGagal: { kolom: ['kunci', 'jumlah'], simpan: 'Sampai percobaan masuk dilupakan' },
			stafKodeTerpakai: { kolom: ['kode'], simpan: 'Beberapa menit' },
		},
	},
	{
		nama: 'Riwayat staf',
		tujuan: 'Membuktikan siapa mengubah dan melihat apa, serta memulihkan yang terhapus',
		dasar: KEWAJIBAN,
		sumber: ['audit', 'sampah', 'artikel'],
		tabel: {
			peristiwa: {
				kolom: ['stafNama', 'label', 'sebelum', 'sesudah', 'rincian'],
				simpan: ({ keepAuditDays }) => lama(keepAuditDays),
			},
			artikelVersi: {
				kolom: ['stafNama', 'isi'],
				simpan: `Selama artikelnya ada; salinan otomatis ${KEEP_COPIES_DAYS} hari`,
			},
			sampah: { kolom: ['stafNama', 'label', 'isi'], simpan: lama(SAMPAH_HARI) },
			ikutTerhapus: { kolom: ['isi'], simpan: lama(SAMPAH_HARI) },
		},
	},
	{
		nama: 'Orang di isi situs',
		tujuan: 'Memperkenalkan dokter, pimpinan dan pendapat pasien kepada pengunjung',
		dasar: SETUJU,
		sumber: ['dokter', 'beranda-sambutan', 'testimoni'],
		publik: true,
		tabel: {
			dokter: { kolom: ['nama', 'spesialis', 'foto', 'pendidikan', 'bahasa'], simpan: 'Sampai dihapus staf' },
			jadwalPengecualian: { kolom: ['alasan'], simpan: 'Sampai dihapus staf' },
			berandaSambutan: { kolom: ['namaPerson', 'jabatanPerson', 'fotoSambutan'], simpan: 'Sampai dihapus staf' },
			testimoni: { kolom: ['nama', 'foto', 'testimoni'], simpan: 'Sampai dihapus staf' },
		},
	},
]

/** Tables beside the content of the site that hold nothing about a person. */
export const tanpaDataPribadi: readonly Table[] = [
	...(['kataKomentar', 'artikelView', 'dokterView', 'ringkasanHarian', 'nikKunci', 'tugas'] as const),
	...(['peranSendiri', 'peristiwaRantai', 'pembacaPeristiwa', 'tautanMati', 'alihan'] as const),
	...(['gambar', 'panduan', 'simrs', 'sinkronisasi', 'antreanNomor'] as const),
]
