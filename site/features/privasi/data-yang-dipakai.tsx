import { Alinea, type Bagian, Butir, Daftar, Tautan } from './bagian.tsx'

interface Options {
	namaWeb: string
	namaToko: string
	/** Whether visits are recorded only after consent. */
	asksFirst: boolean
	/** The address of the location lookup; empty when it is disabled. */
	geoHost: string
	hasDataSaya: boolean
}

/** The collected data, its purposes, its legal grounds and the third parties. */
export function dataYangDipakai({ namaWeb, namaToko, asksFirst, geoHost, hasDataSaya }: Options): Bagian[] {
	return [
		{
			id: 'data',
			judul: 'Data apa yang kami pakai, untuk apa, dan atas dasar apa',
			isi: (
				<>
					<Alinea>
						Kami hanya meminta data yang diperlukan. Anda dapat membaca seluruh situs, melihat jadwal dokter, dan
						menghubungi kami tanpa mendaftar. Dasar pemrosesan di bawah ini merujuk pada Pasal 20 Undang-Undang Nomor 27
						Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).
					</Alinea>
					<Daftar
						items={[
							[
								<Data
									key="member"
									nama="Member"
									isi="nama, nomor telepon, email, nama perangkat (misalnya Chrome di Android)"
								/>,
								`Agar perangkat Anda dikenali di ${namaToko} dan kami dapat menghubungi Anda tentang pesanan. Dasar: persetujuan Anda saat mendaftar.`,
							],
							[
								<Data
									key="pasien"
									nama="Pasien"
									isi="NIK, nama, nomor telepon, tempat dan tanggal lahir, jenis kelamin, alamat"
								/>,
								'Untuk menyiapkan pemeriksaan bagi orang yang tepat. Dasar: persetujuan Anda saat menyimpan, dan penyiapan layanan yang Anda minta. Untuk data anak atau orang lain, yang menyetujui adalah orang tua, wali, atau orang yang berhak mewakilinya.',
							],
							[
								<Data
									key="keranjang-dan-reservasi"
									nama="Keranjang dan reservasi"
									isi="paket, nama pasien, atas nama, nomor telepon, tanggal kunjungan"
								/>,
								'Untuk melaksanakan kunjungan yang Anda pesan. Dasar: pelaksanaan permintaan Anda.',
							],
							[
								<Data
									key="jadwal"
									nama="Pendaftaran dari jadwal dokter"
									isi="nama pasien, nomor kartu, tanggal periksa"
								/>,
								'Tidak kami simpan di situs ini: isian itu menjadi isi pesan WhatsApp yang Anda kirim sendiri kepada petugas pendaftaran. Dasar: pelaksanaan permintaan Anda.',
							],
							[
								<Data key="komentar" nama="Komentar" isi="nama dan isi komentar" />,
								'Untuk ditampilkan di bawah artikel setelah ditinjau petugas kami. Dasar: persetujuan Anda saat mengirim. Angka yang menyerupai NIK kami samarkan.',
							],
							[
								<Data
									key="kunjungan-situs"
									nama="Kunjungan situs"
									isi="halaman yang dibuka, alamat IP yang dipendekkan, penyedia internet, perkiraan kota dan letaknya"
								/>,
								<Kunjungan key="kunjungan" asksFirst={asksFirst} geoHost={geoHost} />,
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
					Bila Anda memilih mengisi data dari foto KTP, tulisan pada kartu dibaca di perangkat Anda sendiri. Fotonya
					tidak dikirim, tidak kami terima, dan tidak kami simpan. Yang kami terima hanyalah isian yang Anda periksa dan
					simpan sendiri.
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
						{hasDataSaya ? 'paket, reservasi, dan Data Saya' : 'paket, dan reservasi'}) tidak memuat skrip milik pihak
						lain. Di halaman lain, pihak berikut terlibat hanya dalam keadaan ini:
					</Alinea>
					<Butir
						items={[
							<>
								<strong>WhatsApp</strong>, bila Anda menekan tombol untuk mengirim pesan. Isi pesan Anda lihat lebih
								dulu, dan Anda sendiri yang mengirimnya.
							</>,
							<>
								<strong>Layanan peta</strong>, bila Anda membuka{' '}
								<Tautan to="/hubungi-kami">halaman Hubungi Kami</Tautan> atau meminta petunjuk arah.
							</>,
							<>
								<strong>YouTube dan TikTok</strong>, bila Anda memutar video, atau bila halaman depan sedang menampilkan
								video.
							</>,
							<>
								<strong>Meta Pixel</strong>, hanya bila rumah sakit memasangnya untuk mengukur iklan, dan tidak pernah
								di halaman tempat data pasien diketik atau ditampilkan.
							</>,
							<>
								<strong>Penyedia server</strong> yang menjalankan situs ini atas perintah kami dan tidak boleh
								memakainya untuk keperluan lain.
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
}

const Data = ({ nama, isi }: { nama: string; isi: string }) => (
	<>
		{nama}
		<span className="block font-normal text-[0.9375rem] text-soft">{isi}</span>
	</>
)

function Kunjungan({ asksFirst, geoHost }: Pick<Options, 'asksFirst' | 'geoHost'>) {
	return (
		<>
			Untuk mengetahui halaman mana yang berguna dan dari daerah mana pengunjung datang. Catatan ini tidak memuat nama,
			NIK, nomor telepon, kata yang dicari, atau kode reservasi. Halaman tempat Anda mengetik data pasien tidak dicatat.{' '}
			{geoHost && `Perkiraan kota ditanyakan oleh peramban Anda kepada ${geoHost}. `}
			{asksFirst
				? 'Dasar: persetujuan Anda; kunjungan dicatat hanya bila Anda setuju, dan pilihan itu dapat Anda ubah lewat tautan Privasi di bagian bawah situs.'
				: 'Dasar: kepentingan sah kami untuk memperbaiki situs.'}{' '}
			Bila peramban Anda mengirim isyarat Global Privacy Control atau Do Not Track, kunjungan Anda tidak dicatat.
		</>
	)
}
