import type { DemoProfil } from '../types.ts'

const BPJS_DAN_MITRA = `BPJS Kesehatan
Asuransi Lentera Raga
Asuransi Jiwa Bahtera Asih
Griya Proteksi Syariah`

const MITRA = `Asuransi Lentera Raga
Samuderaya Care`

/** Profiles by the doctor's uri. The other doctors have none, as in a hospital that has just begun. */
export const profil: Record<string, DemoProfil> = {
	'dr-anindya-prameswari': {
		pendidikan: `Dokter umum, Universitas Jember, 2008
Spesialis Anak, Universitas Airlangga, 2014
Pelatihan Konselor Menyusui 40 Jam, 2016`,
		bahasa: `Indonesia
Jawa
Inggris`,
		tindakan: `Pemeriksaan tumbuh kembang
Imunisasi dasar dan lanjutan
Perawatan bayi baru lahir
Terapi uap untuk batuk dan sesak`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-i-gede-surya-wibawa': {
		pendidikan: `Dokter umum, Universitas Udayana, 2010
Spesialis Anak, Universitas Udayana, 2017`,
		bahasa: `Indonesia
Bali
Inggris`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-maria-theresia-simbolon': {
		pendidikan: `Dokter umum, Universitas Sumatera Utara, 2006
Spesialis Kebidanan dan Kandungan, Universitas Airlangga, 2013`,
		bahasa: `Indonesia
Inggris`,
		tindakan: `Pemeriksaan kehamilan dan USG
Persalinan normal dan operasi caesar
Pemasangan dan pelepasan KB
Pap smear`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-hendrik-gunawan-lie': {
		pendidikan: `Dokter umum, Universitas Brawijaya, 2007
Spesialis Penyakit Dalam, Universitas Brawijaya, 2014`,
		bahasa: `Indonesia
Inggris
Mandarin`,
		tindakan: `Pengelolaan diabetes dan hipertensi
Pemeriksaan gangguan tiroid
Konsultasi vaksin dewasa`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-hasyim-baraja': {
		pendidikan: `Dokter umum, Universitas Airlangga, 2001
Spesialis Jantung dan Pembuluh Darah, Universitas Airlangga, 2009
Konsultan Intervensi, Universitas Indonesia, 2015`,
		bahasa: `Indonesia
Inggris
Arab`,
		tindakan: `Ekokardiografi
Uji latih jantung dengan treadmill
Kateterisasi dan pemasangan ring jantung`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-clarissa-wijayanti-halim': {
		pendidikan: `Dokter umum, Universitas Airlangga, 2009
Spesialis Mata, Universitas Gadjah Mada, 2016`,
		bahasa: `Indonesia
Inggris`,
		tindakan: `Pemeriksaan mata lengkap dan kacamata
Operasi katarak
Pemeriksaan retina pada diabetes`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-felicia-angelina-kurniadi': {
		pendidikan: `Dokter umum, Universitas Airlangga, 2011
Spesialis Kulit dan Kelamin, Universitas Airlangga, 2018`,
		tindakan: `Pengobatan jerawat dan bekasnya
Pemeriksaan alergi kulit
Bedah kulit kecil`,
		asuransi: MITRA,
	},
	'drg-putri-ayuningtyas': {
		pendidikan: `Dokter gigi, Universitas Jember, 2010
Spesialis Kedokteran Gigi Anak, Universitas Airlangga, 2017`,
		bahasa: `Indonesia
Jawa
Osing`,
		tindakan: `Tambal dan cabut gigi susu
Fluor dan penutup celah gigi
Perawatan gigi anak berkebutuhan khusus`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-yudha-pratama-siregar': {
		pendidikan: `Dokter umum, Universitas Sumatera Utara, 2008
Spesialis Ortopedi dan Traumatologi, Universitas Airlangga, 2016`,
		bahasa: `Indonesia
Inggris`,
		tindakan: `Penanganan patah tulang
Artroskopi lutut
Cedera olahraga`,
		asuransi: BPJS_DAN_MITRA,
	},
	'dr-arif-budi-kuncoro': {
		pendidikan: `Dokter umum, Universitas Brawijaya, 2005
Spesialis Kedokteran Jiwa, Universitas Airlangga, 2013`,
		bahasa: `Indonesia
Jawa`,
		asuransi: MITRA,
		jadwalSaja: 1,
	},
}
