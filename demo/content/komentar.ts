import type { DemoKomentar } from '../types.ts'

export const komentar: DemoKomentar[] = [
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Wahyu Hidayat',
		komentar:
			'Baru baca pagi ini dan langsung saya praktikkan keliling kampung. Ternyata sepuluh menit cepat sekali lewatnya.',
		jamLalu: 3,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Ningsih',
		komentar:
			'Tabel empat minggunya saya tempel di pintu kulkas. Suami ikut penasaran dan sekarang kami jalan berdua setelah Subuh.',
		jamLalu: 11,
		diizinkan: true,
		balasan: [
			{
				nama: 'Lilik Suryani',
				komentar: 'Ide bagus, Bu. Saya mau ikut tempel juga supaya tidak lupa.',
				jamLalu: 9,
				diizinkan: true,
			},
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Senang sekali mendengarnya, Bu Ningsih. Semoga Ibu dan suami selalu sehat dan kompak.',
				jamLalu: 7,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Ketut Suardana',
		komentar:
			'Saya 67 tahun, sudah tiga bulan jalan pagi di sekitar Pantai Boom. Napas lebih ringan dan tidur lebih nyenyak. Terima kasih artikelnya.',
		jamLalu: 20,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Putri Maharani',
		komentar: 'Kalau jalan di treadmill apakah manfaatnya sama? Di tempat saya trotoarnya sempit.',
		jamLalu: 28,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Boleh, Kak Putri. Jalan cepat di treadmill juga melatih jantung dan paru. Mulailah dengan kecepatan rendah dan pakailah uji bicara seperti di artikel.',
				jamLalu: 24,
				diizinkan: true,
			},
			{
				nama: 'Putri Maharani',
				komentar: 'Terima kasih banyak jawabannya, jadi semangat.',
				jamLalu: 22,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Abdul Rohim',
		komentar: 'Uji bicaranya mudah diingat. Selama ini saya jalan terlalu santai, pantas tidak berkeringat.',
		jamLalu: 39,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Christine Halim',
		komentar:
			'Sebagai pekerja kantor, saya membaginya jadi tiga kali sepuluh menit. Lebih masuk akal buat jadwal saya.',
		jamLalu: 52,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Sumiati',
		komentar: 'Lutut saya kadang nyeri kalau jalan lama. Apa sebaiknya berhenti dulu?',
		jamLalu: 66,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Ibu Sumiati, kurangi dahulu waktu dan kecepatannya, pilih jalan yang rata, dan pakai sepatu empuk. Bila nyeri menetap beberapa hari meski sudah beristirahat, sebaiknya diperiksakan ke dokter agar latihannya dapat disesuaikan.',
				jamLalu: 61,
				diizinkan: true,
			},
			{
				nama: 'Endang Kusrini',
				komentar:
					'Saya juga begitu, Bu. Setelah ke dokter, saya diajari latihan menguatkan paha, sekarang jauh lebih enak.',
				jamLalu: 58,
				diizinkan: true,
			},
			{
				nama: 'Sumiati',
				komentar: 'Alhamdulillah, terima kasih semuanya. Besok saya coba daftar.',
				jamLalu: 50,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Rizky Ananda',
		komentar: 'Saya kira harus lari supaya sehat. Ternyata jalan cepat pun cukup untuk mulai.',
		jamLalu: 81,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Yuliana Tobing',
		komentar: 'Izin saya bagikan ke grup keluarga, ya. Bapak mertua susah sekali diajak bergerak.',
		jamLalu: 97,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Silakan dibagikan, Bu Yuliana. Ajak beliau mulai dari lima menit dahulu, yang penting senang.',
				jamLalu: 90,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Samsul Arifin',
		komentar: 'Bagian memeriksa kaki untuk penyandang diabetes sangat berguna. Ibu saya pernah lecet dan tidak terasa.',
		jamLalu: 113,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Fitri Handayani',
		komentar: 'Sudah masuk minggu ketiga! Awalnya ngos-ngosan, sekarang sudah bisa dua puluh menit tanpa berhenti.',
		jamLalu: 131,
		diizinkan: true,
		balasan: [
			{
				nama: 'Dian Permata',
				komentar: 'Wah, selamat, Mbak Fitri! Saya baru minggu pertama, semoga bisa menyusul.',
				jamLalu: 126,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Made Wirawan',
		komentar: 'Tolong buat juga artikel tentang peregangan sebelum jalan. Pasti banyak yang perlu.',
		jamLalu: 150,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Terima kasih usulannya, Pak Made. Sudah kami catat untuk tulisan berikutnya.',
				jamLalu: 144,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Halimah',
		komentar: 'Bahasanya mudah dimengerti, tidak menakut-nakuti. Semoga tim RS Yasmin selalu sehat.',
		jamLalu: 176,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Benny Wijaya',
		komentar: 'Di sisi kanan jalan, ya. Saya baru tahu alasannya supaya kendaraan dari depan kelihatan. Masuk akal.',
		jamLalu: 203,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Sri Wahyuni',
		komentar: 'Kalau sedang hamil enam bulan apakah boleh jalan kaki setengah jam?',
		jamLalu: 238,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Ibu Sri, jalan kaki umumnya baik bagi ibu hamil yang kehamilannya sehat. Tanyakan dahulu kepada dokter atau bidan saat kontrol, dan berhentilah bila pusing, sesak, perut kencang, atau keluar darah.',
				jamLalu: 232,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Agung Nugroho',
		komentar: 'Saya pasang pengingat di ponsel setiap pukul lima sore. Sampai hari ini belum pernah bolong.',
		jamLalu: 274,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Zainab Assegaf',
		komentar: 'Kami membuat kelompok jalan ibu-ibu pengajian setiap Ahad. Jadi olahraga sekaligus silaturahmi.',
		jamLalu: 311,
		diizinkan: true,
		balasan: [
			{
				nama: 'Nur Laila',
				komentar: 'Kelompoknya di daerah mana, Bu? Boleh ikut?',
				jamLalu: 305,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Teguh Santoso',
		komentar:
			'Setelah pasang ring tahun lalu, dokter memang menyarankan jalan kaki bertahap. Artikelnya cocok dengan nasihat beliau.',
		jamLalu: 355,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Lestari',
		komentar: 'Kerja sif malam membuat saya susah olahraga. Kira-kira lebih baik jalan sebelum atau sesudah tidur?',
		jamLalu: 402,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Ibu Lestari, banyak pekerja sif malam merasa lebih nyaman berjalan setelah bangun tidur, sebelum berangkat kerja. Pilih waktu yang paling mudah dijaga, dan utamakan tidur yang cukup.',
				jamLalu: 396,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Daniel Sitorus',
		komentar:
			'Terima kasih. Berat badan saya turun dua kilo dalam sebulan hanya dengan jalan sore dan mengurangi gorengan.',
		jamLalu: 458,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Mak Yah',
		komentar: 'Saya dibacakan artikel ini oleh cucu. Besok mau jalan sama cucu ke pasar, tidak naik motor.',
		jamLalu: 520,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Irfan Maulana',
		komentar: 'Apakah tensi perlu dicek dulu sebelum mulai? Bapak saya punya riwayat darah tinggi.',
		jamLalu: 594,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Pak Irfan, sebaiknya ya. Mintalah Bapak memeriksakan tekanan darahnya dan membicarakan rencana latihan dengan dokter, terutama bila pernah nyeri dada atau sesak.',
				jamLalu: 588,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Ratih Paramitha',
		komentar: 'Anak saya yang SMP ikut menghitung langkah. Ternyata menyenangkan kalau dibuat seperti permainan.',
		jamLalu: 668,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Hasan Basri',
		komentar: 'Artikel yang bermanfaat. Semoga pemerintah daerah juga menambah trotoar yang teduh.',
		jamLalu: 745,
		diizinkan: true,
	},
	{
		artikel: 'jalan-kaki-30-menit',
		nama: 'Novi Andriani',
		komentar: 'Apakah di RS Yasmin ada kegiatan jalan sehat bersama? Saya dan teman kantor tertarik ikut.',
		jamLalu: 1,
		diizinkan: false,
	},
	{
		artikel: 'menurunkan-tekanan-darah',
		nama: 'Suparman',
		komentar: 'Saya baru tahu kecap dan kerupuk juga menyumbang garam. Mulai hari ini dikurangi pelan-pelan.',
		jamLalu: 5,
		diizinkan: true,
	},
	{
		artikel: 'menurunkan-tekanan-darah',
		nama: 'Rini Astuti',
		komentar: 'Tensi ibu saya naik turun padahal sudah minum obat. Apakah perlu kontrol lebih cepat?',
		jamLalu: 2,
		diizinkan: false,
	},
	{
		artikel: 'tidur-cukup',
		nama: 'Galih Pratama',
		komentar: 'Menyimpan ponsel di luar kamar ternyata ampuh. Sudah empat malam saya tidur sebelum pukul sebelas.',
		jamLalu: 30,
		diizinkan: true,
		balasan: [
			{
				nama: 'Mega Silvia',
				komentar: 'Saya masih gagal terus di bagian itu. Nanti malam coba lagi.',
				jamLalu: 26,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'tidur-cukup',
		nama: 'Bu Tatik',
		komentar: 'Suami mendengkur keras dan kadang seperti berhenti napas. Setelah membaca ini saya ajak periksa.',
		jamLalu: 120,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Keputusan yang tepat, Bu Tatik. Bila sempat, catat jam tidur dan rekam dengkurannya sebentar untuk ditunjukkan kepada dokter.',
				jamLalu: 114,
				diizinkan: true,
			},
			{
				nama: 'Bu Tatik',
				komentar: 'Sudah periksa kemarin, dokternya ramah sekali. Terima kasih sarannya.',
				jamLalu: 4,
				diizinkan: false,
			},
		],
	},
	{
		artikel: 'berhenti-merokok',
		nama: 'Joko Purnomo',
		komentar:
			'Hari ke-42 tanpa rokok. Yang paling berat memang setelah makan. Terima kasih sudah menulis tanpa menghakimi.',
		jamLalu: 190,
		diizinkan: true,
		balasan: [
			{
				nama: 'Yanti Marlina',
				komentar: 'Luar biasa, Pak Joko. Saya tunjukkan komentar ini ke suami.',
				jamLalu: 181,
				diizinkan: true,
			},
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Selamat, Pak Joko. Empat puluh dua hari adalah pencapaian besar. Kami ikut mendoakan.',
				jamLalu: 178,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'berhenti-merokok',
		nama: 'Eko Budiarto',
		komentar: 'Uang rokok sebulan saya hitung, ternyata cukup untuk bayar les anak. Itu alasan saya.',
		jamLalu: 900,
		diizinkan: true,
	},
	{
		artikel: 'demam-pada-anak',
		nama: 'Ayu Lestari',
		komentar: 'Sebagai ibu baru, tulisan ini menenangkan sekali. Kalimat terakhirnya membuat saya terharu.',
		jamLalu: 8,
		diizinkan: true,
	},
	{
		artikel: 'demam-pada-anak',
		nama: 'Farida Hanum',
		komentar:
			'Berarti kalau anak tidur pulas tidak perlu dibangunkan untuk minum obat, ya? Selama ini saya selalu membangunkan.',
		jamLalu: 47,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar:
					'Benar, Bu Farida, selama anak tidur nyenyak dan tidak ada tanda bahaya. Tetap pantau napas dan keadaannya secara berkala.',
				jamLalu: 43,
				diizinkan: true,
			},
			{
				nama: 'Devi Kurnia',
				komentar: 'Catatan suhunya boleh dibuatkan formulir yang bisa dicetak? Pasti membantu.',
				jamLalu: 6,
				diizinkan: false,
			},
		],
	},
	{
		artikel: 'demam-pada-anak',
		nama: 'Anton Hartanto',
		komentar: 'Termometer tembak di dahi apakah cukup akurat untuk anak dua tahun?',
		jamLalu: 4,
		diizinkan: false,
	},
	{
		artikel: 'imunisasi-dasar-lengkap',
		nama: 'Sekar Ayuningtyas',
		komentar:
			'Anak saya terlambat imunisasi karena kami pindah kota. Lega sekali ternyata tidak perlu mengulang dari awal.',
		jamLalu: 260,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Betul, Bu Sekar. Bawalah catatan imunisasi yang ada, dokter akan menyusun jadwal kejarnya.',
				jamLalu: 255,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'hipertensi-tanpa-gejala',
		nama: 'Mulyadi',
		komentar: 'Selama ini saya ukur tensi sambil mengobrol, pantas hasilnya berubah-ubah. Terima kasih urutannya.',
		jamLalu: 310,
		diizinkan: true,
	},
	{
		artikel: 'hipertensi-tanpa-gejala',
		nama: 'Ida Ayu Laksmi',
		komentar:
			'Ibu saya sempat berhenti minum obat karena merasa sudah normal. Artikel ini saya bacakan dan beliau mengerti.',
		jamLalu: 700,
		diizinkan: true,
	},
	{
		artikel: 'diabetes-dan-gula',
		nama: 'Kusnadi',
		komentar: 'Makan sayur dan lauk dulu baru nasi, sudah saya coba dua minggu. Gula darah sesudah makan lebih tenang.',
		jamLalu: 420,
		diizinkan: true,
		balasan: [
			{
				nama: 'Hartini',
				komentar: 'Saya juga mencoba, Pak. Kenyangnya lebih lama.',
				jamLalu: 410,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'mengenali-tanda-demam-berdarah-sejak-awal',
		nama: 'Bayu Saputra',
		komentar: 'Tetangga kami baru saja kena DBD. Artikel ini langsung saya kirim ke grup RT supaya kerja bakti.',
		jamLalu: 15,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Terima kasih, Pak Bayu. Memeriksa jentik bersama-sama seperti itu sangat berarti.',
				jamLalu: 12,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'mengenali-tanda-demam-berdarah-sejak-awal',
		nama: 'Umi Kulsum',
		komentar: 'Apakah vaksin dengue tersedia di RS Yasmin untuk anak usia delapan tahun?',
		jamLalu: 2,
		diizinkan: false,
	},
	{
		artikel: 'mengenali-serangan-jantung',
		nama: 'Gunardi',
		komentar:
			'Kapan ada lagi pelatihan pertolongan pertama henti jantung untuk warga? Pengurus RW kami ingin mendaftar.',
		jamLalu: 7,
		diizinkan: false,
	},
	{
		artikel: 'menjaga-kesehatan-mental-remaja-panduan-orang-tua',
		nama: 'Retno Wulan',
		komentar:
			'Bagian mendengarkan sampai selesai sebelum memberi pendapat itu menampar saya dengan lembut. Malam ini saya coba.',
		jamLalu: 140,
		diizinkan: true,
	},
	{
		artikel: 'menjaga-kesehatan-mental-remaja-panduan-orang-tua',
		nama: 'Nadia',
		komentar: 'Saya 16 tahun, dan saya minta Mama membaca ini. Kami jadi mengobrol lama sekali. Terima kasih.',
		jamLalu: 62,
		diizinkan: true,
		balasan: [
			{
				nama: 'Tim RS Yasmin',
				komentar: 'Terima kasih sudah berbagi, Nadia. Kami senang kamu dan Mama bisa mengobrol dengan hangat.',
				jamLalu: 57,
				diizinkan: true,
			},
			{
				nama: 'Retno Wulan',
				komentar: 'Kamu anak yang berani, Nadia. Salam untuk Mama.',
				jamLalu: 44,
				diizinkan: true,
			},
		],
	},
	{
		artikel: 'isi-piringku',
		nama: 'Pak Darmaji',
		komentar: 'Contoh menunya murah dan bahannya ada di pasar. Ini yang dibutuhkan keluarga kami.',
		jamLalu: 36,
		diizinkan: true,
	},
	{
		artikel: 'tanya-jawab-seputar-minum-obat',
		nama: 'Lukman Hakim',
		komentar: 'Kalau sedang puasa sunah, bagaimana mengatur obat yang tiga kali sehari?',
		jamLalu: 9,
		diizinkan: false,
	},
]
