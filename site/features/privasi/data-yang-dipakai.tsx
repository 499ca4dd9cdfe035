import { TextLink } from '../../ui/text/text-link.tsx'
import { Alinea, type Bagian, Butir, Daftar, type PrivasiOptions } from './bagian.tsx'

export const dataYangDipakai = ({
	namaWeb,
	namaToko,
	asksFirst,
	geoHost,
	hasDataSaya,
	hasDraf,
}: PrivasiOptions): Bagian[] => [
	{
		id: 'data',
		judul: 'Data apa yang kami pakai, untuk apa, dan atas dasar apa',
		isi: (
			<>
				<Alinea>
					Kami hanya meminta data yang diperlukan. Anda dapat membaca seluruh situs, melihat jadwal dokter, dan
					menghubungi kami tanpa mendaftar. Dasar hukumnya adalah Pasal 20 Undang-Undang Nomor 27 Tahun 2022 tentang
					Pelindungan Data Pribadi (UU PDP).
				</Alinea>
				<Daftar
					items={[
						[
							'Member',
							`Agar perangkat Anda dikenali di ${namaToko} dan kami dapat menghubungi Anda tentang pesanan. Dasar: persetujuan Anda saat mendaftar.`,
							'nama, nomor telepon, email, nama perangkat (misalnya Chrome di Android)',
						],
						[
							'Pasien',
							'Untuk menyiapkan pemeriksaan bagi orang yang tepat. Dasar: persetujuan Anda saat menyimpan, dan penyiapan layanan yang Anda minta. Untuk data anak atau orang lain, yang menyetujui adalah orang tua, wali, atau orang yang berhak mewakilinya.',
							'NIK, nama, nomor telepon, tempat dan tanggal lahir, jenis kelamin, alamat',
						],
						[
							'Keranjang dan reservasi',
							'Untuk menyiapkan kunjungan yang Anda pesan. Dasar: memenuhi permintaan Anda.',
							'paket, nama pasien, atas nama, nomor telepon, tanggal kunjungan',
						],
						[
							'Pendaftaran dari jadwal dokter',
							`Isian Anda menjadi pesan WhatsApp, yang Anda kirim sendiri kepada petugas pendaftaran. ${hasDraf ? 'Di situs ini kami hanya menyimpan dokter, tanggal, dan cara bayar yang Anda pilih, tanpa nama dan nomor, dengan kode singkat yang ada di pesan; terhapus setelah tiga hari.' : 'Tidak kami simpan di situs ini.'} Dasar: memenuhi permintaan Anda.`,
							'nama pasien, nomor kartu, tanggal periksa',
						],
						[
							'Komentar',
							'Untuk ditampilkan di bawah artikel setelah diperiksa petugas kami. Dasar: persetujuan Anda saat mengirim. Angka yang mirip NIK kami samarkan.',
							'nama dan isi komentar',
						],
						[
							'Kunjungan situs',
							<Kunjungan key="kunjungan" asksFirst={asksFirst} geoHost={geoHost} />,
							'halaman yang dibuka, alamat IP yang dipendekkan, penyedia internet, perkiraan kota dan letaknya',
						],
					]}
				/>
				<Alinea>
					Kami tidak menjual data Anda, tidak memakai data pasien untuk iklan, dan tidak mengambil keputusan tentang
					Anda secara otomatis.
				</Alinea>
			</>
		),
	},
	{
		id: 'ktp',
		judul: 'Foto KTP tidak pernah meninggalkan ponsel Anda',
		isi: (
			<Alinea>
				Bila Anda memilih mengisi data dari foto KTP, tulisan pada kartu dibaca di perangkat Anda sendiri. Fotonya tidak
				dikirim, tidak kami terima, dan tidak kami simpan. Yang kami terima hanyalah isian yang Anda periksa dan simpan
				sendiri.
			</Alinea>
		),
	},
	{
		id: 'pihak-lain',
		judul: 'Kapan pihak lain terlibat',
		isi: (
			<>
				<Alinea>
					Halaman tempat data pasien diketik atau ditampilkan ({namaToko},{' '}
					{hasDataSaya ? 'paket, reservasi, dan Data Saya' : 'paket, dan reservasi'}) tidak memuat program milik pihak
					lain. Di halaman lain, pihak berikut terlibat hanya dalam keadaan ini:
				</Alinea>
				<Butir
					items={[
						<>
							<strong>WhatsApp</strong>, bila Anda menekan tombol untuk mengirim pesan. Isi pesan Anda lihat lebih dulu,
							dan Anda sendiri yang mengirimnya.
						</>,
						<>
							<strong>Layanan peta</strong>, bila Anda membuka{' '}
							<TextLink to="/hubungi-kami">halaman Hubungi Kami</TextLink> atau meminta petunjuk arah.
						</>,
						<>
							<strong>YouTube dan TikTok</strong>, bila Anda memutar video, atau bila halaman depan sedang menampilkan
							video.
						</>,
						<>
							<strong>Meta Pixel</strong>, hanya bila rumah sakit memasangnya untuk mengukur iklan, dan tidak pernah di
							halaman tempat data pasien diketik atau ditampilkan.
						</>,
						<>
							<strong>Penyedia server</strong>, yang menjalankan situs ini untuk kami. Ia tidak boleh memakai data Anda
							untuk keperluan lain.
						</>,
					]}
				/>
				<Alinea>
					Di luar itu, {namaWeb} hanya menyerahkan data bila undang-undang mewajibkannya, misalnya atas permintaan sah
					aparat penegak hukum.
				</Alinea>
			</>
		),
	},
]

const Kunjungan = ({ asksFirst, geoHost }: Pick<PrivasiOptions, 'asksFirst' | 'geoHost'>) => (
	<>
		Untuk mengetahui halaman mana yang berguna dan dari daerah mana pengunjung datang. Catatan ini tidak memuat nama,
		NIK, nomor telepon, kata yang dicari, atau kode reservasi. Halaman tempat Anda mengetik data pasien tidak dicatat.
		Tombol telepon dan WhatsApp pendaftaran yang ditekan hanya kami hitung per hari, tanpa keterangan siapa.{' '}
		{geoHost && `Browser Anda menanyakan perkiraan kota kepada ${geoHost}. `}
		{asksFirst
			? 'Dasar: persetujuan Anda; kunjungan dicatat hanya bila Anda setuju, dan pilihan itu dapat Anda ubah lewat tautan Privasi di bagian bawah situs.'
			: 'Dasar: kepentingan sah kami untuk memperbaiki situs.'}{' '}
		Bila browser Anda mengirim tanda Global Privacy Control atau Do Not Track, kunjungan Anda tidak dicatat.
	</>
)
