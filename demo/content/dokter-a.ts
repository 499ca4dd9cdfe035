import type { DemoDokter } from '../types.ts'

export const dokterA: DemoDokter[] = [
	{
		uri: 'dr-anindya-prameswari',
		nama: 'dr. Anindya Prameswari, Sp.A',
		spesialis: 'Spesialis Anak',
		foto: 'dr-anindya-prameswari.webp', // p, hijab
		poliKlinik: ['poli-anak'],
		waktu: [
			{
				poliKlinik: 'poli-anak',
				hari: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{
				poliKlinik: 'poli-anak',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{ poliKlinik: 'poli-anak', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '10:00' },
		],
		keterangan: [
			{
				keterangan:
					'Praktik Sabtu pekan ini ditiadakan karena dokter mengikuti simposium. Pasien dapat dialihkan ke hari Jumat atau ke dokter anak lain.',
				berlakuHari: 6,
			},
			{
				keterangan: 'Praktik sore sementara dimulai pukul 17.00 selama kegiatan imunisasi massal.',
				berlakuHari: -20,
			},
		],
		favorit: 1,
		kunjungan: 60,
	},
	{
		uri: 'dr-i-gede-surya-wibawa',
		nama: 'dr. I Gede Surya Wibawa, Sp.A',
		spesialis: 'Spesialis Anak',
		foto: 'dr-i-gede-surya-wibawa.webp', // l
		poliKlinik: ['poli-anak'],
		waktu: [
			{
				poliKlinik: 'poli-anak',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Siang',
				jamMulai: '11:00',
				jamSelesai: '14:00',
			},
			{
				poliKlinik: 'poli-anak',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Malam',
				jamMulai: '19:00',
				jamSelesai: '21:00',
			},
			{ poliKlinik: 'poli-anak', hari: ['Minggu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '11:00' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-salma-bahanan',
		nama: 'dr. Salma Bahanan, Sp.A',
		spesialis: 'Spesialis Anak',
		foto: 'dr-salma-bahanan.webp', // p, hijab
		poliKlinik: ['poli-anak'],
		waktu: [
			{
				poliKlinik: 'poli-anak',
				hari: ['Selasa', 'Kamis', 'Sabtu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '12:00',
			},
			{ poliKlinik: 'poli-anak', hari: ['Rabu'], keteranganWaktu: 'Sore', jamMulai: '15:00', jamSelesai: '17:30' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-bambang-sudarmaji',
		nama: 'Dr. dr. Bambang Sudarmaji, Sp.A(K)',
		spesialis: 'Spesialis Anak Konsultan Tumbuh Kembang',
		foto: 'dr-bambang-sudarmaji.webp', // l, tua
		poliKlinik: ['poli-anak'],
		waktu: [
			{
				poliKlinik: 'poli-anak',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '10:00',
				jamSelesai: '12:00',
			},
		],
		keterangan: [
			{
				keterangan:
					'Untuk kunjungan pertama, mohon bawa Buku KIA, hasil pemeriksaan sebelumnya, dan surat rujukan bila ada.',
				berlakuHari: null,
			},
		],
		kunjungan: 31,
	},
	{
		uri: 'dr-maria-theresia-simbolon',
		nama: 'dr. Maria Theresia Simbolon, Sp.OG',
		spesialis: 'Spesialis Kebidanan dan Kandungan',
		foto: 'dr-maria-theresia-simbolon.webp', // p
		poliKlinik: ['poli-kandungan'],
		waktu: [
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Senin', 'Selasa', 'Kamis', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '12:00',
			},
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Senin', 'Kamis'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Sabtu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
		],
		keterangan: [],
		favorit: 2,
	},
	{
		uri: 'dr-ahmad-baihaqi-romli',
		nama: 'dr. Ahmad Baihaqi Romli, Sp.OG',
		spesialis: 'Spesialis Kebidanan dan Kandungan',
		foto: 'dr-ahmad-baihaqi-romli.webp', // l
		poliKlinik: ['poli-kandungan'],
		waktu: [
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Selasa', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Sore',
				jamMulai: '15:30',
				jamSelesai: '18:00',
			},
			{ poliKlinik: 'poli-kandungan', hari: ['Rabu'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '11:00' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-ni-luh-putu-widyasari',
		nama: 'dr. Ni Luh Putu Widyasari, Sp.OG',
		spesialis: 'Spesialis Kebidanan dan Kandungan',
		foto: 'dr-ni-luh-putu-widyasari.webp', // p
		poliKlinik: ['poli-kandungan'],
		waktu: [
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Siang',
				jamMulai: '12:30',
				jamSelesai: '15:00',
			},
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:30',
				jamSelesai: '20:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-retno-kusumastuti',
		nama: 'Dr. dr. Retno Kusumastuti, Sp.OG(K)',
		spesialis: 'Spesialis Kebidanan dan Kandungan Konsultan Fetomaternal',
		foto: 'dr-retno-kusumastuti.webp', // p, hijab, tua
		poliKlinik: ['poli-kandungan'],
		waktu: [
			{ poliKlinik: 'poli-kandungan', hari: ['Rabu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '12:00' },
			{
				poliKlinik: 'poli-kandungan',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '10:00',
				jamSelesai: '13:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-hendrik-gunawan-lie',
		nama: 'dr. Hendrik Gunawan Lie, Sp.PD',
		spesialis: 'Spesialis Penyakit Dalam',
		foto: 'dr-hendrik-gunawan-lie.webp', // l
		poliKlinik: ['poli-penyakit-dalam'],
		waktu: [
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '07:30',
				jamSelesai: '10:30',
			},
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:30',
				jamSelesai: '20:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-siti-maryam-nasution',
		nama: 'dr. Siti Maryam Nasution, Sp.PD',
		spesialis: 'Spesialis Penyakit Dalam',
		foto: 'dr-siti-maryam-nasution.webp', // p, hijab
		poliKlinik: ['poli-penyakit-dalam'],
		waktu: [
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Sabtu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
		],
		keterangan: [],
		favorit: 4,
		kunjungan: 52,
	},
	{
		uri: 'dr-agung-priyambodo',
		nama: 'dr. Agung Priyambodo, Sp.PD-KKV',
		spesialis: 'Spesialis Penyakit Dalam Konsultan Kardiovaskular',
		foto: 'dr-agung-priyambodo.webp', // l
		poliKlinik: ['poli-penyakit-dalam', 'poli-jantung'],
		waktu: [
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Senin', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{
				poliKlinik: 'poli-jantung',
				hari: ['Selasa', 'Jumat'],
				keteranganWaktu: 'Siang',
				jamMulai: '13:00',
				jamSelesai: '15:30',
			},
			{ poliKlinik: 'poli-jantung', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '11:00' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-soedarsono-hadiwijaya',
		nama: 'Dr. dr. Soedarsono Hadiwijaya, Sp.PD-KGer',
		spesialis: 'Spesialis Penyakit Dalam Konsultan Geriatri',
		foto: 'dr-soedarsono-hadiwijaya.webp', // l, tua
		poliKlinik: ['poli-penyakit-dalam', 'poli-rehabilitasi-medik'],
		waktu: [
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-rehabilitasi-medik',
				hari: ['Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '10:30',
			},
		],
		keterangan: [
			{
				keterangan: 'Dokter cuti tahunan. Pasien lanjut usia dilayani sementara oleh dokter penyakit dalam lain.',
				berlakuHari: -45,
			},
		],
	},
	{
		uri: 'dr-melati-puspaningrum',
		nama: 'dr. Melati Puspaningrum, Sp.PD',
		spesialis: 'Spesialis Penyakit Dalam',
		foto: 'dr-melati-puspaningrum.webp', // p
		poliKlinik: ['poli-penyakit-dalam'],
		waktu: [
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Selasa', 'Rabu'],
				keteranganWaktu: 'Siang',
				jamMulai: '11:00',
				jamSelesai: '14:00',
			},
			{
				poliKlinik: 'poli-penyakit-dalam',
				hari: ['Kamis'],
				keteranganWaktu: 'Sore',
				jamMulai: '15:00',
				jamSelesai: '18:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-hasyim-baraja',
		nama: 'Dr. dr. Hasyim Baraja, Sp.JP(K)',
		spesialis: 'Spesialis Jantung dan Pembuluh Darah Konsultan Intervensi',
		foto: 'dr-hasyim-baraja.webp', // l, tua
		poliKlinik: ['poli-jantung'],
		waktu: [
			{
				poliKlinik: 'poli-jantung',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{ poliKlinik: 'poli-jantung', hari: ['Senin'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '18:00' },
			{
				poliKlinik: 'poli-jantung',
				hari: ['Jumat'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '13:30',
				jamSelesai: '15:30',
			},
		],
		keterangan: [
			{
				keterangan:
					'Selama dua pekan ke depan, praktik hari Rabu dimulai pukul 10.00 karena jadwal tindakan kateterisasi.',
				berlakuHari: 14,
			},
			{
				keterangan: 'Praktik hari Jumat ditiadakan karena dokter bertugas di luar kota.',
				berlakuHari: -10,
			},
		],
		favorit: 3,
		kunjungan: 47,
	},
	{
		uri: 'dr-yosephine-tanujaya',
		nama: 'dr. Yosephine Tanujaya, Sp.JP',
		spesialis: 'Spesialis Jantung dan Pembuluh Darah',
		foto: 'dr-yosephine-tanujaya.webp', // p
		poliKlinik: ['poli-jantung'],
		waktu: [
			{
				poliKlinik: 'poli-jantung',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-jantung',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{ poliKlinik: 'poli-jantung', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '10:00' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-wahyu-nugroho-santoso',
		nama: 'dr. Wahyu Nugroho Santoso, Sp.JP',
		spesialis: 'Spesialis Jantung dan Pembuluh Darah',
		foto: 'dr-wahyu-nugroho-santoso.webp', // l
		poliKlinik: ['poli-jantung'],
		waktu: [
			{
				poliKlinik: 'poli-jantung',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:00',
				jamSelesai: '20:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-rizal-chaniago',
		nama: 'dr. Rizal Chaniago, Sp.B',
		spesialis: 'Spesialis Bedah Umum',
		foto: 'dr-rizal-chaniago.webp', // l
		poliKlinik: ['poli-bedah-umum'],
		waktu: [
			{
				poliKlinik: 'poli-bedah-umum',
				hari: ['Senin', 'Rabu', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '10:00',
				jamSelesai: '12:30',
			},
			{
				poliKlinik: 'poli-bedah-umum',
				hari: ['Selasa', 'Jumat'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '18:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-dewi-larasati-wulandari',
		nama: 'dr. Dewi Larasati Wulandari, Sp.B',
		spesialis: 'Spesialis Bedah Umum',
		foto: 'dr-dewi-larasati-wulandari.webp', // p, hijab
		poliKlinik: ['poli-bedah-umum'],
		waktu: [
			{
				poliKlinik: 'poli-bedah-umum',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-bedah-umum',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '09:00',
				jamSelesai: '11:00',
			},
		],
		keterangan: [],
	},
]
