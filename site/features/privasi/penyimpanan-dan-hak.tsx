import { TextLink } from '../../ui/text/text-link.tsx'
import { Alinea, type Bagian, Butir, Daftar, type PrivasiOptions } from './bagian.tsx'

const Kode = ({ children }: { children: string }) => <code className="text-[0.9em]">{children}</code>

const SAMPAI_DIMINTA = 'Selama diperlukan untuk menyiapkan kunjungan Anda, atau sampai Anda meminta kami menghapusnya.'
const MINTA = 'Hubungi kami. Kami membantu setelah memastikan bahwa data itu milik Anda.'

const masaMember = (days: number) =>
	days > 0 ? `${days} hari sejak kunjungan terakhir Anda, atau sampai Anda menghapusnya.` : 'Sampai Anda menghapusnya.'

/** True where this server stores the data itself. */
const keamananKami = [
	'NIK, email, alamat, serta tempat dan tanggal lahir disimpan dalam bentuk sandi (terenkripsi AES-256), dan kuncinya disimpan terpisah. Di layar hanya empat angka terakhir NIK yang tampak, kecuali saat Anda membukanya sendiri.',
	'Kode reservasi tidak dapat ditebak. Siapa pun yang Anda beri kode itu dapat melihat nama pasien dan paketnya, tetapi tidak NIK, alamat, atau nomor telepon lengkap.',
]

export function penyimpananDanHak({
	namaToko,
	keepVisitorDays,
	keepMemberDays,
	hasDataSaya,
}: PrivasiOptions): Bagian[] {
	const orAsk = (text: string) => (hasDataSaya ? text : MINTA)
	return [
		{
			id: 'lama',
			judul: 'Di mana dan berapa lama disimpan',
			isi: (
				<>
					<Alinea>
						{hasDataSaya
							? 'Data disimpan di server situs ini, dan terhapus otomatis setelah masa berikut.'
							: 'Data disimpan di server rumah sakit kami selama masa berikut.'}
					</Alinea>
					<Daftar
						items={[
							['Member dan pasien tanpa reservasi', hasDataSaya ? masaMember(keepMemberDays) : SAMPAI_DIMINTA],
							[
								'Member dan pasien dengan reservasi',
								`${hasDataSaya ? 'Sampai Anda menghapusnya di Data Saya atau meminta kami menghapusnya. Dari reservasi lama kami sendiri menghapus nama, nomor telepon, dan catatan: lima tahun setelah kunjungan, atau setelah masa lain yang ditetapkan rumah sakit.' : SAMPAI_DIMINTA} Yang dicatat rumah sakit saat pemeriksaan adalah rekam medis dan mengikuti aturannya sendiri.`,
							],
							['Komentar', 'Selama artikelnya ditampilkan, atau sampai Anda meminta kami menghapusnya.'],
							[
								'Catatan kunjungan situs',
								keepVisitorDays > 0 ? `${keepVisitorDays} hari.` : 'Selama diperlukan untuk statistik situs.',
							],
							[
								'Salinan cadangan',
								'Data yang sudah dihapus masih dapat ada di salinan cadangan sampai salinan itu diganti.',
							],
						]}
					/>
					<Alinea>
						Di perangkat Anda sendiri kami menyimpan catatan kecil (cookie): <Kode>member</Kode> (membuka data Anda,
						diperpanjang setiap Anda berkunjung, paling lama 400 hari), <Kode>persetujuan-pelacakan</Kode> (pilihan Anda
						tentang pencatatan kunjungan, 365 hari), dan <Kode>popup-information</Kode> (pengumuman yang sudah Anda
						lihat).
					</Alinea>
					<Alinea>
						Agar tetap berguna tanpa internet, perangkat Anda juga menyimpan salinan halaman umum yang Anda buka, serta
						kode, tanggal, dan persiapan reservasi yang Anda buka, tanpa nama dan nomor telepon, sampai hari kunjungan.
						{hasDataSaya && ' Lupakan perangkat ini di Data Saya menghapus salinan dan catatan itu.'}
					</Alinea>
				</>
			),
		},
		{
			id: 'keamanan',
			judul: 'Bagaimana kami menjaganya',
			isi: (
				<Butir
					items={[
						...(hasDataSaya ? keamananKami : []),
						'Data Anda hanya dibuka untuk perangkat yang memegang cookie member Anda. Tidak ada kata sandi: siapa pun yang memegang perangkat Anda dapat membukanya, jadi jagalah kunci layar Anda.',
						'Catatan teknis server tidak memuat nama, NIK, nomor telepon, atau kode reservasi.',
						'Bila pelindungan data Anda gagal, misalnya data bocor, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam.',
					]}
				/>
			),
		},
		{
			id: 'hak',
			judul: 'Hak Anda, dan cara memakainya',
			isi: (
				<>
					<Alinea>
						UU PDP memberi Anda hak berikut.{' '}
						{hasDataSaya ? (
							<>
								Sebagian besar dapat langsung Anda pakai di <TextLink to="/data-saya">Data Saya</TextLink>, tanpa
								menunggu kami.
							</>
						) : (
							'Untuk memakainya, hubungi kami.'
						)}
					</Alinea>
					<Daftar
						items={[
							['Melihat dan mendapat salinan', orAsk('Data Saya menampilkan semua yang kami simpan tentang Anda.')],
							[
								'Memperbaiki',
								`Tekan ${hasDataSaya ? 'Ubah data di Data Saya, atau ' : ''}gambar pensil di samping nama pasien saat memilih paket di ${namaToko}.`,
							],
							[
								'Membawa data',
								orAsk('Unduh data di Data Saya memberi Anda satu berkas JSON yang dapat dibaca program lain.'),
							],
							[
								'Menghapus dan menarik persetujuan',
								orAsk(
									'Hapus pasien atau Hapus semua data di Data Saya. Data langsung terhapus dan tidak dapat dikembalikan.',
								),
							],
							[
								'Membatasi, menolak, atau bertanya',
								'Hubungi kami. Kami menanggapi paling lambat 3 × 24 jam untuk perbaikan, akses, dan penarikan persetujuan.',
							],
							[
								'Mengadu dan menuntut ganti rugi',
								'Anda dapat mengadu kepada lembaga pelindungan data pribadi atau Kementerian Komunikasi dan Digital, dan menggugat menurut undang-undang.',
							],
						]}
					/>
					<Alinea>
						Menarik persetujuan tidak membatalkan yang sudah dilakukan sebelumnya. Tanpa data pasien kami tidak dapat
						menyiapkan kunjungannya.
					</Alinea>
				</>
			),
		},
	]
}
