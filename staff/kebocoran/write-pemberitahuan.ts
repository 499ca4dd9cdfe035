import { waktuSingkat } from '../../contract/tanggal/format-date.ts'

const HOUR_MS = 3_600_000

/** UU 27/2022 article 46: written notice within 3 × 24 hours. */
const BATAS_MS = 3 * 24 * HOUR_MS

export const batasPemberitahuan = (diketahui: number): number => diketahui + BATAS_MS

/** `sisa 61 jam`; the hour that has begun counts as gone. */
export function sisaWaktu(diketahui: number, now: number): string {
	const sisa = batasPemberitahuan(diketahui) - now
	if (sisa < 0) return 'sudah lewat'
	return sisa < HOUR_MS ? 'sisa kurang dari 1 jam' : `sisa ${Math.floor(sisa / HOUR_MS)} jam`
}

export interface Kejadian {
	rumahSakit: string
	/** Epoch milliseconds; null until it is entered. */
	diketahui: number | null
	data: string
	bagaimana: string
	upaya: string
}

const orBlank = (text: string, blank: string) => text.trim() || `[${blank}]`

/** The notice to the persons and to the authority, with the parts that article 46 demands. */
export const writePemberitahuan = ({ rumahSakit, diketahui, data, bagaimana, upaya }: Kejadian): string =>
	[
		'Pemberitahuan kegagalan pelindungan data pribadi',
		`Kepada: [nama pasien atau pendaftar] / [lembaga pelindungan data pribadi]`,
		`Dari: ${rumahSakit}`,
		'',
		`Sesuai UU Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi pasal 46, kami memberitahukan bahwa data pribadi yang kami simpan telah terungkap. Kami mengetahuinya pada ${
			diketahui === null ? '[tanggal dan jam]' : `${waktuSingkat(diketahui)} WIB`
		}. Kami mohon maaf.`,
		'',
		'1. Data pribadi yang terungkap',
		orBlank(data, 'misalnya: nama, nomor telepon dan tanggal kunjungan; NIK dan alamat tetap terenkripsi'),
		'',
		'2. Kapan dan bagaimana data terungkap',
		orBlank(bagaimana, 'misalnya: pada tanggal … akun seorang staf dipakai orang lain'),
		'',
		'3. Upaya penanganan dan pemulihan',
		orBlank(upaya, 'misalnya: semua sesi diakhiri, kata sandi dan kunci diganti, polisi diberi tahu'),
		'',
		'Yang dapat Anda lakukan: waspadai telepon atau pesan yang mengaku dari rumah sakit. Kami tidak pernah meminta kata sandi, kode OTP atau pembayaran lewat pesan.',
		'',
		`Hubungi kami: [nama, nomor telepon dan email petugas]`,
		rumahSakit,
	].join('\n')
