import type { DemoPoliKlinik } from '../types.ts'

export const poliKlinik: DemoPoliKlinik[] = [
	{
		uri: 'poli-anak',
		nama: 'Poli Anak',
		deskripsi:
			'Pemeriksaan kesehatan bayi, anak, dan remaja, termasuk imunisasi serta pemantauan tumbuh kembang. Ruang periksa dibuat ramah anak agar si kecil merasa nyaman.',
		icon: 'poli-anak.webp',
	},
	{
		uri: 'poli-kandungan',
		nama: 'Poli Kandungan',
		deskripsi:
			'Pemeriksaan kehamilan, USG, perencanaan kehamilan dan kontrasepsi, serta perawatan kesehatan reproduksi perempuan di segala usia.',
		icon: 'poli-kandungan.webp',
	},
	{
		uri: 'poli-penyakit-dalam',
		nama: 'Poli Penyakit Dalam',
		deskripsi:
			'Pemeriksaan dan pengobatan penyakit pada orang dewasa dan lanjut usia, seperti diabetes, hipertensi, gangguan lambung, ginjal, dan tiroid.',
		icon: 'poli-penyakit-dalam.webp',
	},
	{
		uri: 'poli-jantung',
		nama: 'Poli Jantung',
		deskripsi:
			'Pemeriksaan jantung dan pembuluh darah dengan rekam jantung, ekokardiografi, dan uji latih beban. Kami mendampingi Anda dari deteksi dini hingga kontrol rutin.',
		icon: 'poli-jantung.webp',
	},
	{
		uri: 'poli-bedah-umum',
		nama: 'Poli Bedah Umum',
		deskripsi:
			'Konsultasi sebelum dan sesudah operasi, perawatan luka, serta penanganan hernia, usus buntu, batu empedu, dan benjolan pada tubuh.',
		icon: 'poli-bedah-umum.webp',
	},
	{
		uri: 'poli-mata',
		nama: 'Poli Mata',
		deskripsi:
			'Pemeriksaan ketajaman penglihatan, katarak, glaukoma, dan kelainan retina untuk anak maupun dewasa, termasuk pemeriksaan mata bagi penyandang diabetes.',
		icon: 'poli-mata.webp',
	},
	{
		uri: 'poli-tht',
		nama: 'Poli THT',
		deskripsi:
			'Pemeriksaan dan perawatan telinga, hidung, tenggorok, serta kepala dan leher, dilengkapi endoskopi dan tes pendengaran.',
		icon: 'poli-tht.webp',
	},
	{
		uri: 'poli-kulit-dan-kelamin',
		nama: 'Poli Kulit dan Kelamin',
		deskripsi:
			'Penanganan keluhan kulit, rambut, dan kuku, infeksi menular seksual, serta perawatan estetika medis. Privasi Anda kami jaga sepenuhnya.',
		icon: 'poli-kulit-dan-kelamin.webp',
	},
	{
		uri: 'poli-saraf',
		nama: 'Poli Saraf',
		deskripsi:
			'Pemeriksaan sakit kepala, vertigo, saraf terjepit, epilepsi, dan gangguan memori, serta kontrol lanjutan bagi pasien setelah stroke.',
		icon: 'poli-saraf.webp',
	},
	{
		uri: 'poli-gigi',
		nama: 'Poli Gigi',
		deskripsi:
			'Perawatan gigi dan mulut untuk seluruh keluarga: pembersihan karang gigi, penambalan, perawatan saluran akar, kawat gigi, hingga bedah mulut.',
		icon: 'poli-gigi.webp',
	},
	{
		uri: 'poli-ortopedi',
		nama: 'Poli Ortopedi',
		deskripsi:
			'Penanganan patah tulang, cedera olahraga, nyeri sendi dan tulang belakang, serta kelainan bentuk tulang pada anak dan dewasa.',
		icon: 'poli-ortopedi.webp',
	},
	{
		uri: 'poli-paru',
		nama: 'Poli Paru',
		deskripsi:
			'Pemeriksaan batuk lama, sesak napas, asma, PPOK, dan tuberkulosis dengan dukungan spirometri serta layanan berhenti merokok.',
		icon: 'poli-paru.webp',
	},
	{
		uri: 'poli-jiwa',
		nama: 'Poli Jiwa',
		deskripsi:
			'Tempat aman untuk berbicara tentang cemas, sedih berkepanjangan, sulit tidur, dan stres. Setiap percakapan bersifat rahasia dan bebas dari penghakiman.',
		icon: 'poli-jiwa.webp',
	},
	{
		uri: 'poli-rehabilitasi-medik',
		nama: 'Poli Rehabilitasi Medik',
		deskripsi:
			'Membantu Anda kembali bergerak dan mandiri setelah stroke, operasi, atau cedera melalui fisioterapi, terapi okupasi, dan terapi wicara.',
		icon: 'poli-rehabilitasi-medik.webp',
	},
]
