import type { DemoTestimoni } from '../types.ts'

export const testimoni: DemoTestimoni[] = [
	{
		nama: 'Siti Nuraini Rahman',
		rating: 5,
		testimoni:
			'Anak saya demam tinggi tengah malam. Di IGD langsung ditangani, dan dokternya menjelaskan pelan-pelan sampai saya tidak panik lagi. Terima kasih sudah sabar dengan kami.',
		favorit: 1,
	},
	{
		nama: 'Bambang Setiawan',
		rating: 5,
		testimoni:
			'Tiga bulan menjalani terapi setelah stroke ringan. Para fisioterapis di sini tidak bosan menyemangati bapak saya. Sekarang beliau sudah bisa berjalan ke masjid sendiri.',
		favorit: 2,
	},
	{
		nama: 'Ni Made Ayu Puspitasari',
		rating: 5,
		testimoni:
			'Melahirkan anak pertama jauh dari orang tua, untung bidannya seperti keluarga sendiri. Suami boleh menemani, dan saya dibantu menyusui sejak jam pertama.',
		favorit: 3,
	},
	{
		nama: 'Hendrik Tanujaya',
		rating: 4,
		testimoni:
			'Medical check-up selesai sebelum jam sebelas. Alurnya jelas dan hasilnya dibahas satu per satu oleh dokter. Tempat parkir mobil agak penuh, datanglah lebih pagi.',
	},
	{
		nama: 'Maimunah',
		rating: 5,
		testimoni:
			'Saya peserta BPJS dan tidak merasa dibeda-bedakan. Dari loket sampai apotek semua petugas menyapa dengan ramah dan menunjukkan jalan.',
		favorit: 4,
	},
	{
		nama: 'Togar Simanjuntak',
		rating: 5,
		testimoni:
			'Operasi batu empedu saya berjalan lancar. Yang paling saya hargai, dokter bedahnya datang malam sebelumnya hanya untuk menjawab pertanyaan istri saya.',
		favorit: 5,
	},
	{
		nama: 'Dewi Anggraini',
		rating: 4,
		testimoni:
			'Daftar lewat WhatsApp sangat membantu ibu bekerja seperti saya. Menunggu dokternya masih sekitar empat puluh menit, tetapi selalu diberi kabar.',
	},
	{
		nama: 'Muhammad Fauzi Alatas',
		rating: 5,
		testimoni:
			'Ayah saya dirawat sembilan hari di ruang jantung. Perawat jaga malamnya tidak pernah lambat saat dipanggil. Semoga semua kebaikan mereka dibalas Allah.',
		favorit: 6,
	},
	{
		nama: 'Rahmawati Djamil',
		rating: 5,
		testimoni:
			'Si kecil yang biasanya menangis melihat jas putih malah minta kembali ke dokter gigi. Kartu bintangnya ditempel di kulkas sampai sekarang.',
	},
	{
		nama: 'Slamet Riyanto',
		rating: 4,
		testimoni:
			'Saya operasi katarak pada mata kanan. Sebelum dan sesudahnya dijelaskan dengan bahasa yang mudah dimengerti orang tua seperti saya. Hanya kursi ruang tunggunya kurang banyak.',
	},
	{
		nama: 'Maria Goreti Lestari',
		rating: 5,
		testimoni:
			'Kelas ibu hamilnya membuat saya dan suami jauh lebih siap. Banyak pertanyaan yang malu kami tanyakan di tempat lain dijawab dengan santai di sini.',
	},
	{
		nama: 'Moh. Holil',
		rating: 3,
		testimoni:
			'Dokter dan perawatnya baik, tetapi saya menunggu obat di apotek lebih dari satu jam pada hari Senin. Keluhan saya langsung dicatat dan keesokan harinya ditelepon. Semoga makin cepat.',
	},
	{
		nama: 'Kartika Wulandari',
		rating: 5,
		testimoni:
			'Awalnya ragu datang ke poli jiwa. Dokternya mendengarkan tanpa menghakimi, dan saya bisa masuk lewat pintu samping sehingga lebih tenang.',
	},
	{
		nama: 'I Wayan Sudarma',
		rating: 5,
		testimoni:
			'Saya menyeberang dari Jembrana untuk periksa lutut. Jadwal dokter di situsnya cocok dengan kenyataan, jadi perjalanan saya tidak sia-sia.',
	},
	{
		nama: 'Yohana Lim',
		rating: 4,
		testimoni:
			'Vaksinasi untuk papa dan mama dalam satu kunjungan, petugasnya telaten. Seminggu kemudian masih ditanya kabarnya lewat telepon.',
	},
	{
		nama: 'Agus Prasetyo Wibowo',
		rating: 5,
		testimoni:
			'Kecelakaan motor di Ketapang, dibawa ambulans RS Yasmin dalam waktu singkat. Keluarga saya diberi tahu setiap langkahnya. Kamar rawatnya bersih dan makanannya hangat.',
	},
]
