/** The hospital behind the provider. Every entity has the fields of section 3; `artikel` keeps its category as `kategori`. */

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.parse('2026-01-05T09:00:00+07:00')

/** File names are given by their folder when the switches are known. */
export type FileName = (name: string) => string

const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

/** A calendar day in WIB, some days from now. */
const dayFromNow = (count: number) =>
	new Date(Date.now() + count * DAY_MS + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)

const EVERY_DAY = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

export function createContent(file: FileName, origin: string) {
	const poliKlinik = [
		{ id: 11, nama: 'Poli Melati Anak', uri: 'poli-melati-anak', icon: file('icon-anak') },
		{ id: 12, nama: 'Poli Melati Jantung', uri: 'poli-melati-jantung', icon: file('icon-jantung') },
		{ id: 13, nama: 'Poli Melati Gigi', uri: 'poli-melati-gigi', icon: file('icon-gigi') },
	]
	const poliOf = (...places: number[]) =>
		poliKlinik.filter((_, index) => places.includes(index)).map(({ icon, ...poli }) => poli)
	const jadwal = (poliKlinikId: number, keterangan: string) => ({
		waktu: [
			{ poliKlinikId, hari: EVERY_DAY, keteranganWaktu: 'Sore', jamMulai: '18:00', jamSelesai: '23:59' },
			{ poliKlinikId, hari: ['Senin', 'Kamis'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '11:30' },
		],
		keterangan: { keterangan, expiredStatus: 0 },
	})
	const dokter = [
		{
			id: 101,
			nama: 'dr. Anggrek Puspita, Sp.A',
			foto: file('dokter-anggrek'),
			poliKlinik: poliOf(0),
			jadwal: jadwal(11, 'Daftar paling lambat satu jam sebelumnya'),
		},
		{
			id: 102,
			nama: 'dr. Bima Kencana, Sp.JP',
			foto: file('dokter-bima'),
			poliKlinik: poliOf(1),
			jadwal: jadwal(12, 'Dengan perjanjian'),
		},
		{
			id: 103,
			nama: 'drg. Cempaka Sari',
			foto: file('dokter-cempaka'),
			poliKlinik: poliOf(2, 0),
			jadwal: jadwal(13, 'Praktik di lantai dua'),
		},
		{
			id: 104,
			nama: 'dr. Dahlia Wening, Sp.A',
			foto: file('dokter-dahlia'),
			poliKlinik: poliOf(0),
			jadwal: jadwal(11, 'Libur di tanggal merah'),
		},
		{
			id: 105,
			nama: 'dr. Erlangga Yudha, Sp.JP',
			foto: file('dokter-erlangga'),
			poliKlinik: poliOf(1),
			jadwal: jadwal(12, 'Pasien baru membawa rujukan'),
		},
	]
	const layanan = [
		{
			id: 201,
			nama: 'Layanan Cuci Darah Melati',
			uri: 'cuci-darah-melati',
			foto: file('layanan-cuci-darah'),
			noTelp: '0812-1111-2222',
			noTelpType: 'wa',
			deskripsi: '<p>Cuci darah dengan sebelas mesin dan perawat terlatih.</p>',
		},
		{
			id: 202,
			nama: 'Layanan Persalinan Melati',
			uri: 'persalinan-melati',
			foto: file('layanan-persalinan'),
			noTelp: '021-5550101',
			noTelpType: 'telp',
			deskripsi: '<h2>Persalinan</h2><p>Kamar bersalin dengan pendamping.</p>',
		},
	]
	const fasilitas = [
		{
			id: 301,
			nama: 'Ruang Rawat Kenanga',
			uri: 'ruang-rawat-kenanga',
			foto: [file('fasilitas-kenanga-1'), file('fasilitas-kenanga-2')],
			deskripsi: '<p>Ruang rawat dengan taman di tengahnya.</p>',
		},
		{
			id: 302,
			nama: 'Laboratorium Teratai',
			uri: 'laboratorium-teratai',
			foto: [file('fasilitas-teratai')],
			deskripsi: '<p>Hasil darah dalam dua jam.</p>',
		},
		{
			id: 303,
			nama: 'Radiologi Flamboyan',
			uri: 'radiologi-flamboyan',
			foto: [file('fasilitas-flamboyan')],
			deskripsi: '<p>Rontgen dan USG setiap hari.</p>',
		},
	]
	const mitra = [
		{
			id: 401,
			nama: 'Asuransi Nusa Lestari',
			uri: 'asuransi-nusa-lestari',
			logo: file('mitra-nusa'),
			deskripsi: '<p>Kartu Nusa Lestari berlaku untuk rawat inap.</p>',
		},
		{
			id: 402,
			nama: 'Asuransi Bahari Jaya',
			uri: 'asuransi-bahari-jaya',
			logo: file('mitra-bahari'),
			deskripsi: '<p>Kartu Bahari Jaya berlaku untuk rawat jalan.</p>',
		},
	]
	const kategoriArtikel = [
		{ id: 501, nama: 'Gizi Melati', uri: 'gizi-melati' },
		{ id: 502, nama: 'Konsultasi Kesehatan', uri: 'konsultasi-kesehatan' },
	]
	const judul = [
		'Sarapan Bergizi untuk Anak Sekolah',
		'Mengenal Detak Jantung',
		...days(3, 10).map((number) => `Catatan Gizi Nomor ${number}`),
	]
	const artikel = judul.map((title, index) => ({
		id: 601 + index,
		uri: title.toLowerCase().replaceAll(' ', '-'),
		judul: title,
		textContent: `<p>Isi tulisan ${title}: makan teratur, minum cukup, tidur cukup.</p><p><img src="${index % 2 ? '' : origin}/images/artikel/${encodeURIComponent(file('artikel-isi'))}" alt="Piring sayur"></p>`,
		createdAt: FIRST_DAY + index * DAY_MS,
		countView: 40 + ((index * 7) % 12),
		artikelMedia: [{ content: file(`artikel-${index + 1}`) }],
		kategori: kategoriArtikel[index === 1 ? 1 : 0],
		dokter: [dokter[index % dokter.length]],
	}))
	const komentar = days(1, 12).map((number) => ({
		id: 700 + number,
		artikelId: 601,
		nama: `Pembaca ${number}`,
		komentar: `Terima kasih, catatan ke-${number}.`,
		createdAt: FIRST_DAY + (20 + number) * DAY_MS,
		komenParentId: null as number | null,
		allowed: true,
	}))
	komentar.push({
		id: 750,
		artikelId: 601,
		nama: 'Perawat Melati',
		komentar: 'Sama-sama, semoga bermanfaat.',
		createdAt: FIRST_DAY + 40 * DAY_MS,
		komenParentId: 712,
		allowed: true,
	})
	komentar.push({
		id: 751,
		artikelId: 601,
		nama: 'Pengiklan',
		komentar: 'Komentar yang belum diperiksa',
		createdAt: FIRST_DAY + 41 * DAY_MS,
		komenParentId: null,
		allowed: false,
	})
	const komunitas = [
		{
			id: 801,
			uri: 'komunitas-senam-melati',
			nama: 'Komunitas Senam Melati',
			foto: file('komunitas-senam'),
			deskripsi: '<p>Senam bersama setiap Minggu pagi.</p>',
		},
		{
			id: 802,
			uri: 'komunitas-ibu-menyusui',
			nama: 'Komunitas Ibu Menyusui',
			foto: file('komunitas-ibu'),
			deskripsi: '<p>Bertukar pengalaman menyusui.</p>',
		},
	]
	const testimoni = [
		{ nama: 'Ratna Kusuma', foto: file('testimoni-ratna'), rating: 5, testimoni: 'Perawatnya ramah dan cekatan.' },
		{ nama: 'Joko Santosa', foto: file('testimoni-joko'), rating: 4, testimoni: 'Pendaftaran cepat sekali.' },
	]
	const prestasi = [
		{
			nama: 'Akreditasi Paripurna Melati',
			deskripsi: '<p>Penilaian tahun 2025.</p>',
			foto: file('prestasi-akreditasi'),
		},
		{ nama: 'Rumah Sakit Sayang Ibu', deskripsi: '<p>Penghargaan dari kota.</p>', foto: file('prestasi-ibu') },
	]
	const faq = [
		{ pertanyaan: 'Jam berapa waktu besuk?', jawaban: 'Pukul 17.00 sampai 19.00 WIB.' },
		{ pertanyaan: 'Apakah menerima BPJS?', jawaban: 'Ya, dengan surat rujukan.' },
	]
	const gallery = [
		...days(1, 6).map((number) => ({ contentType: 'gambar', content: file(`galeri-${number}`) })),
		{
			contentType: 'youtube',
			content: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Video Melati"></iframe>',
		},
		{ contentType: 'tiktok', content: 'https://www.tiktok.com/@rsmelati/video/7123456789012345678' },
	]
	const tipe = [
		{ id: 901, uri: 'paket-melati', nama: 'Paket Melati' },
		{ id: 902, uri: 'vaksin-melati', nama: 'Vaksin Melati' },
	]
	const kategori = [
		{ id: 911, uri: 'pemeriksaan', nama: 'Pemeriksaan' },
		{ id: 912, uri: 'pencegahan', nama: 'Pencegahan' },
	]
	const usia = [
		{ id: 921, uri: 'anak', nama: 'Anak (0-17 tahun)' },
		{ id: 922, uri: 'dewasa', nama: 'Dewasa (18-59 tahun)' },
	]
	const shopItem = [
		{
			id: 1001,
			uri: 'cek-darah-lengkap-melati',
			nama: 'Cek Darah Lengkap Melati',
			harga: 350_000,
			mediaContent: file('paket-darah'),
			tipe: { nama: 'Paket Melati' },
			kategori: { nama: 'Pemeriksaan' },
			usia: [{ nama: 'Dewasa (18-59 tahun)' }],
			jenisKelamin: ['l', 'p'],
			textContent: '<p>Dua puluh butir pemeriksaan darah.</p>',
			metaFormated: 'Paket Melati, Pemeriksaan, Dewasa',
		},
		{
			id: 1002,
			uri: 'vaksin-flu-melati',
			nama: 'Vaksin Flu Melati',
			harga: 275_000,
			mediaContent: file('paket-flu'),
			tipe: { nama: 'Vaksin Melati' },
			kategori: { nama: 'Pencegahan' },
			usia: [{ nama: 'Anak (0-17 tahun)' }, { nama: 'Dewasa (18-59 tahun)' }],
			jenisKelamin: ['l', 'p'],
			textContent: '<p>Satu suntikan setiap tahun.</p>',
			metaFormated: 'Vaksin Melati, Pencegahan, Anak',
		},
	]
	const opsiJawaban = [
		{ key: 'a', content: file('kuis-dua'), text: 'Dua gelas' },
		{ key: 'b', content: file('kuis-delapan'), text: 'Delapan gelas' },
	]
	return {
		webId: 7,
		poliKlinik,
		dokter,
		layanan,
		fasilitas,
		mitra,
		kategoriArtikel,
		artikel,
		komentar,
		komunitas,
		testimoni,
		prestasi,
		faq,
		gallery,
		shop: { tipe, kategori, usia, shopItem },
		banner: {
			gambar: [
				{
					contentType: 'gambar',
					content: file('banner-1'),
					text: '<h2>Sehat bersama Melati</h2>',
					buttonLink: '/poli-klinik',
					buttonTitle: 'Cari Dokter Melati',
				},
				{
					contentType: 'gambar',
					content: file('banner-2'),
					text: '<p>Layanan sehari penuh</p>',
					buttonLink: '',
					buttonTitle: '',
				},
			],
			embed_video: [
				{
					contentType: 'embed_video',
					content: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Profil"></iframe>',
					text: '<h2>Sehat bersama Melati</h2>',
					buttonLink: '',
					buttonTitle: '',
				},
			],
		},
		pendaftaran: {
			foto: file('pendaftaran'),
			text: '<p>Daftar periksa di RS Melati Sehat dari rumah.</p>',
			noTelp: '081233334444',
			noTelpType: 'wa',
		},
		sambutan: {
			fotoSambutan: file('sambutan'),
			sambutan: '<p>Selamat datang di RS Melati Sehat.</p>',
			namaPerson: 'dr. Gading Pratama',
			jabatanPerson: 'Direktur Melati',
		},
		sosmed: [{ link: 'https://www.instagram.com/rsmelatisehat', icon: file('instagram'), username: '@rsmelatisehat' }],
		webSetting: {
			id: 1101,
			namaWeb: 'RS Melati Sehat',
			logo: file('logo'),
			noTelp: '021-5550100',
			noTelpType: 'telp',
			email: 'halo@rsmelati.example',
			noTelpUgd: '021-5550911',
			noTelpUgdType: 'telp',
			mapLokasi: '<iframe src="https://www.google.com/maps/embed?pb=melati" title="Peta"></iframe>',
			alamat: 'Jalan Melati Raya 5, Bogor',
			createdAt: FIRST_DAY,
		},
		artikelSetting: {
			posterDaftarArtikel: { content: file('poster-daftar') },
			youtubeDaftarArtikel: {
				content: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Video"></iframe>',
			},
			tiktokDaftarArtikel: { content: 'https://www.tiktok.com/@rsmelati/video/7123456789012345678' },
			posterDetailArtikel: { content: file('poster-detail') },
			videoDetailArtikel: {
				contentType: 'youtube',
				content: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Video"></iframe>',
			},
		},
		shopSetting: {
			id: 1201,
			createdAt: FIRST_DAY,
			rentangOpsiTanggalKunjungan: { durasi: 14, dateStart: dayFromNow(1), dateEnd: dayFromNow(14) },
			caraCheckin: '<ol><li>Tunjukkan kode di loket Melati.</li><li>Hubungi 021-5550100 bila terlambat.</li></ol>',
			syaratKetentuan: '<p>Datang sesuai tanggal kunjungan.</p>',
		},
		popup: {
			informational: {
				id: 1301,
				type: 'informational',
				content: file('popup'),
				text: '<p>Donor darah Melati hari Sabtu.</p>',
				quiz: null,
			},
			quiz: {
				id: 1302,
				type: 'quiz',
				content: null,
				text: '<p>Berapa gelas air sehari?</p>',
				quiz: {
					opsiJawaban,
					jawaban: 'b',
					infoJawaban: { content: file('kuis-jawaban'), text: '<p>Delapan gelas air mencukupi.</p>' },
				},
			},
		},
		metaPixelId: '123450987654321',
		google: { rating: 4.7, reviews: 318 },
	}
}

export type ProviderContent = ReturnType<typeof createContent>
