import type { DemoDokter } from '../types.ts'

export const dokterB: DemoDokter[] = [
	{
		uri: 'dr-clarissa-wijayanti-halim',
		nama: 'dr. Clarissa Wijayanti Halim, Sp.M',
		spesialis: 'Spesialis Mata',
		foto: 'dr-clarissa-wijayanti-halim.webp', // p
		poliKlinik: ['poli-mata'],
		waktu: [
			{
				poliKlinik: 'poli-mata',
				hari: ['Senin', 'Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{ poliKlinik: 'poli-mata', hari: ['Rabu'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '19:00' },
			{ poliKlinik: 'poli-mata', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '12:00' },
		],
		keterangan: [
			{
				keterangan: 'Pelayanan dipindahkan sementara ke Lantai 2 selama perawatan alat di ruang periksa mata.',
				berlakuHari: -3,
			},
		],
		favorit: 5,
	},
	{
		uri: 'dr-mohammad-syaiful-bahri',
		nama: 'dr. Mohammad Syaiful Bahri, Sp.M',
		spesialis: 'Spesialis Mata',
		foto: 'dr-mohammad-syaiful-bahri.webp', // l
		poliKlinik: ['poli-mata'],
		waktu: [
			{
				poliKlinik: 'poli-mata',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Siang',
				jamMulai: '13:00',
				jamSelesai: '15:00',
			},
			{ poliKlinik: 'poli-mata', hari: ['Jumat'], keteranganWaktu: 'Malam', jamMulai: '18:30', jamSelesai: '20:00' },
		],
		keterangan: [],
		kunjungan: 3,
	},
	{
		uri: 'dr-kadek-ayu-laksmini',
		nama: 'dr. Kadek Ayu Laksmini, Sp.M',
		spesialis: 'Spesialis Mata',
		foto: 'dr-kadek-ayu-laksmini.webp', // p
		poliKlinik: ['poli-mata'],
		waktu: [
			{
				poliKlinik: 'poli-mata',
				hari: ['Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '11:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-togar-hutabarat',
		nama: 'dr. Togar Hutabarat, Sp.THT-KL',
		spesialis: 'Spesialis THT, Bedah Kepala dan Leher',
		foto: 'dr-togar-hutabarat.webp', // l
		poliKlinik: ['poli-tht', 'poli-bedah-umum'],
		waktu: [
			{
				poliKlinik: 'poli-tht',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{ poliKlinik: 'poli-tht', hari: ['Jumat'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '19:00' },
			{
				poliKlinik: 'poli-bedah-umum',
				hari: ['Kamis'],
				keteranganWaktu: 'Siang',
				jamMulai: '13:00',
				jamSelesai: '15:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-nurul-hidayati-rahmah',
		nama: 'dr. Nurul Hidayati Rahmah, Sp.THT-KL',
		spesialis: 'Spesialis THT, Bedah Kepala dan Leher',
		foto: 'dr-nurul-hidayati-rahmah.webp', // p, hijab
		poliKlinik: ['poli-tht'],
		waktu: [
			{
				poliKlinik: 'poli-tht',
				hari: ['Selasa', 'Kamis', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:30',
			},
			{ poliKlinik: 'poli-tht', hari: ['Selasa'], keteranganWaktu: 'Malam', jamMulai: '18:30', jamSelesai: '20:30' },
			{ poliKlinik: 'poli-tht', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '11:00' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-felicia-angelina-kurniadi',
		nama: 'dr. Felicia Angelina Kurniadi, Sp.DVE',
		spesialis: 'Spesialis Kulit, Kelamin, dan Estetika',
		foto: 'dr-felicia-angelina-kurniadi.webp', // p
		poliKlinik: ['poli-kulit-dan-kelamin'],
		waktu: [
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '10:00',
				jamSelesai: '13:00',
			},
		],
		keterangan: [
			{
				keterangan: 'Kuota praktik sore pekan ini sudah penuh. Silakan memilih praktik pagi atau dokter lain.',
				berlakuHari: 3,
			},
		],
		favorit: 6,
	},
	{
		uri: 'dr-andi-rahmawati-tenri',
		nama: 'dr. Andi Rahmawati Tenri, Sp.DVE',
		spesialis: 'Spesialis Kulit, Kelamin, dan Estetika',
		foto: 'dr-andi-rahmawati-tenri.webp', // p, hijab
		poliKlinik: ['poli-kulit-dan-kelamin'],
		waktu: [
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Kamis'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:30',
				jamSelesai: '20:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-bagus-setyo-wicaksono',
		nama: 'dr. Bagus Setyo Wicaksono, Sp.DVE',
		spesialis: 'Spesialis Kulit, Kelamin, dan Estetika',
		foto: 'dr-bagus-setyo-wicaksono.webp', // l
		poliKlinik: ['poli-kulit-dan-kelamin'],
		waktu: [
			{
				poliKlinik: 'poli-kulit-dan-kelamin',
				hari: ['Selasa', 'Jumat'],
				keteranganWaktu: 'Sore',
				jamMulai: '15:30',
				jamSelesai: '18:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-johan-christian-manurung',
		nama: 'dr. Johan Christian Manurung, Sp.N',
		spesialis: 'Spesialis Saraf',
		foto: 'dr-johan-christian-manurung.webp', // l
		poliKlinik: ['poli-saraf'],
		waktu: [
			{
				poliKlinik: 'poli-saraf',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-saraf',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:00',
				jamSelesai: '20:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-endang-sulistyowati',
		nama: 'dr. Endang Sulistyowati, Sp.N',
		spesialis: 'Spesialis Saraf',
		foto: 'dr-endang-sulistyowati.webp', // p, hijab, tua
		poliKlinik: ['poli-saraf'],
		waktu: [
			{
				poliKlinik: 'poli-saraf',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{ poliKlinik: 'poli-saraf', hari: ['Senin'], keteranganWaktu: 'Sore', jamMulai: '15:00', jamSelesai: '17:00' },
			{ poliKlinik: 'poli-saraf', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '10:00' },
		],
		keterangan: [
			{
				keterangan: 'Pendaftaran pasien baru dibatasi sepuluh orang per hari selama masa penyesuaian jadwal.',
				berlakuHari: -90,
			},
		],
		kunjungan: 24,
	},
	{
		uri: 'drg-putri-ayuningtyas',
		nama: 'drg. Putri Ayuningtyas, Sp.KGA',
		spesialis: 'Spesialis Kedokteran Gigi Anak',
		foto: 'drg-putri-ayuningtyas.webp', // p, hijab
		poliKlinik: ['poli-gigi', 'poli-anak'],
		waktu: [
			{
				poliKlinik: 'poli-gigi',
				hari: ['Senin', 'Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '12:00',
			},
			{ poliKlinik: 'poli-gigi', hari: ['Kamis'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '18:30' },
			{ poliKlinik: 'poli-anak', hari: ['Rabu'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '11:00' },
			{ poliKlinik: 'poli-gigi', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '11:00' },
		],
		keterangan: [],
		favorit: 7,
	},
	{
		uri: 'drg-kevin-hartanto',
		nama: 'drg. Kevin Hartanto, Sp.Ort',
		spesialis: 'Spesialis Ortodonti',
		foto: 'drg-kevin-hartanto.webp', // l
		poliKlinik: ['poli-gigi'],
		waktu: [
			{
				poliKlinik: 'poli-gigi',
				hari: ['Selasa', 'Jumat'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{
				poliKlinik: 'poli-gigi',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:00',
				jamSelesai: '20:30',
			},
		],
		keterangan: [
			{
				keterangan:
					'Kontrol kawat gigi dilayani dengan perjanjian. Mohon mendaftar paling lambat satu hari sebelumnya.',
				berlakuHari: null,
			},
		],
	},
	{
		uri: 'drg-laila-zahrotul-jannah',
		nama: 'drg. Laila Zahrotul Jannah, Sp.KG',
		spesialis: 'Spesialis Konservasi Gigi',
		foto: 'drg-laila-zahrotul-jannah.webp', // p, hijab
		poliKlinik: ['poli-gigi'],
		waktu: [
			{
				poliKlinik: 'poli-gigi',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{ poliKlinik: 'poli-gigi', hari: ['Selasa'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '19:00' },
		],
		keterangan: [],
		kunjungan: 9,
	},
	{
		uri: 'drg-made-arya-dharmawan',
		nama: 'drg. Made Arya Dharmawan, Sp.BMM',
		spesialis: 'Spesialis Bedah Mulut dan Maksilofasial',
		foto: 'drg-made-arya-dharmawan.webp', // l
		poliKlinik: ['poli-gigi'],
		waktu: [
			{
				poliKlinik: 'poli-gigi',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-yudha-pratama-siregar',
		nama: 'dr. Yudha Pratama Siregar, Sp.OT',
		spesialis: 'Spesialis Ortopedi dan Traumatologi',
		foto: 'dr-yudha-pratama-siregar.webp', // l
		poliKlinik: ['poli-ortopedi', 'poli-rehabilitasi-medik'],
		waktu: [
			{
				poliKlinik: 'poli-ortopedi',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{
				poliKlinik: 'poli-ortopedi',
				hari: ['Selasa', 'Jumat'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{
				poliKlinik: 'poli-rehabilitasi-medik',
				hari: ['Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '11:30',
			},
		],
		keterangan: [],
		favorit: 8,
		kunjungan: 14,
	},
	{
		uri: 'dr-sutrisno-adiputro',
		nama: 'dr. Sutrisno Adiputro, Sp.OT(K)',
		spesialis: 'Spesialis Ortopedi Konsultan Panggul dan Lutut',
		foto: 'dr-sutrisno-adiputro.webp', // l, tua
		poliKlinik: ['poli-ortopedi'],
		waktu: [
			{
				poliKlinik: 'poli-ortopedi',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '11:00',
			},
			{
				poliKlinik: 'poli-ortopedi',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '08:00',
				jamSelesai: '10:00',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-imam-ghazali-marzuki',
		nama: 'dr. Imam Ghazali Marzuki, Sp.OT',
		spesialis: 'Spesialis Ortopedi dan Traumatologi',
		foto: 'dr-imam-ghazali-marzuki.webp', // l
		poliKlinik: ['poli-ortopedi'],
		waktu: [],
		keterangan: [
			{
				keterangan:
					'Jadwal praktik rutin sedang disusun. Untuk membuat perjanjian, silakan hubungi bagian pendaftaran.',
				berlakuHari: null,
			},
		],
	},
	{
		uri: 'dr-lestari-handayani-saragih',
		nama: 'dr. Lestari Handayani Saragih, Sp.P',
		spesialis: 'Spesialis Paru dan Pernapasan',
		foto: 'dr-lestari-handayani-saragih.webp', // p
		poliKlinik: ['poli-paru'],
		waktu: [
			{
				poliKlinik: 'poli-paru',
				hari: ['Senin', 'Selasa', 'Rabu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{ poliKlinik: 'poli-paru', hari: ['Kamis'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '19:00' },
			{ poliKlinik: 'poli-paru', hari: ['Sabtu'], keteranganWaktu: 'Pagi', jamMulai: '08:30', jamSelesai: '10:30' },
		],
		keterangan: [
			{
				keterangan: 'Mohon mengenakan masker selama berada di ruang tunggu dan ruang periksa poli paru.',
				berlakuHari: 21,
			},
			{
				keterangan: 'Praktik Kamis sore diganti ke hari Jumat pada jam yang sama.',
				berlakuHari: -7,
			},
		],
		kunjungan: 38,
	},
	{
		uri: 'dr-abdul-wahid-fathoni',
		nama: 'dr. Abdul Wahid Fathoni, Sp.P',
		spesialis: 'Spesialis Paru dan Pernapasan',
		foto: 'dr-abdul-wahid-fathoni.webp', // l
		poliKlinik: ['poli-paru'],
		waktu: [
			{
				poliKlinik: 'poli-paru',
				hari: ['Kamis', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:00',
			},
			{
				poliKlinik: 'poli-paru',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Malam',
				jamMulai: '18:30',
				jamSelesai: '20:30',
			},
		],
		keterangan: [],
	},
	{
		uri: 'dr-gabriella-wenas',
		nama: 'dr. Gabriella Wenas, Sp.KJ',
		spesialis: 'Spesialis Kedokteran Jiwa',
		foto: 'dr-gabriella-wenas.webp', // p
		poliKlinik: ['poli-jiwa'],
		waktu: [
			{
				poliKlinik: 'poli-jiwa',
				hari: ['Senin', 'Rabu'],
				keteranganWaktu: 'Pagi',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
			{
				poliKlinik: 'poli-jiwa',
				hari: ['Rabu', 'Jumat'],
				keteranganWaktu: 'Sore',
				jamMulai: '16:00',
				jamSelesai: '19:00',
			},
			{
				poliKlinik: 'poli-jiwa',
				hari: ['Sabtu'],
				keteranganWaktu: 'Dengan perjanjian',
				jamMulai: '09:00',
				jamSelesai: '12:00',
			},
		],
		keterangan: [
			{
				keterangan:
					'Bulan ini tersedia konsultasi keluarga setiap Sabtu dengan perjanjian, maksimal empat keluarga per hari.',
				berlakuHari: 30,
			},
		],
		kunjungan: 19,
	},
	{
		uri: 'dr-arif-budi-kuncoro',
		nama: 'dr. Arif Budi Kuncoro, Sp.KJ',
		spesialis: 'Spesialis Kedokteran Jiwa',
		foto: 'dr-arif-budi-kuncoro.webp', // l
		poliKlinik: ['poli-jiwa'],
		waktu: [
			{
				poliKlinik: 'poli-jiwa',
				hari: ['Selasa', 'Kamis'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:30',
				jamSelesai: '11:30',
			},
			{ poliKlinik: 'poli-jiwa', hari: ['Kamis'], keteranganWaktu: 'Malam', jamMulai: '18:30', jamSelesai: '20:30' },
		],
		keterangan: [],
	},
	{
		uri: 'dr-rina-novitasari-harahap',
		nama: 'dr. Rina Novitasari Harahap, Sp.KFR',
		spesialis: 'Spesialis Kedokteran Fisik dan Rehabilitasi',
		foto: 'dr-rina-novitasari-harahap.webp', // p, hijab
		poliKlinik: ['poli-rehabilitasi-medik', 'poli-saraf', 'poli-paru'],
		waktu: [
			{
				poliKlinik: 'poli-rehabilitasi-medik',
				hari: ['Senin', 'Rabu', 'Jumat'],
				keteranganWaktu: 'Pagi',
				jamMulai: '08:00',
				jamSelesai: '11:30',
			},
			{
				poliKlinik: 'poli-rehabilitasi-medik',
				hari: ['Selasa'],
				keteranganWaktu: 'Sore',
				jamMulai: '15:00',
				jamSelesai: '17:30',
			},
			{ poliKlinik: 'poli-saraf', hari: ['Kamis'], keteranganWaktu: 'Pagi', jamMulai: '09:00', jamSelesai: '11:00' },
			{ poliKlinik: 'poli-paru', hari: ['Kamis'], keteranganWaktu: 'Siang', jamMulai: '13:00', jamSelesai: '14:30' },
		],
		keterangan: [],
	},
]
