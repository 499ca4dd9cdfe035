import { FileLock2, HeartHandshake, Scale } from 'lucide-react'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'

const points = [
	{
		Icon: FileLock2,
		judul: 'Yang kami simpan',
		text: 'Nama dan kontak Anda, data pasien, keranjang, reservasi, dan nama perangkat Anda. Foto KTP tidak pernah dikirim.',
	},
	{
		Icon: HeartHandshake,
		judul: 'Untuk apa',
		text: 'Agar Anda tidak mengisi ulang dan kami dapat menyiapkan kunjungan. Tidak untuk iklan.',
	},
	{
		Icon: Scale,
		judul: 'Hak Anda',
		text: 'Melihat, memperbaiki, mengunduh, dan menghapusnya, sesuai UU Pelindungan Data Pribadi (No. 27 Tahun 2022).',
	},
]

export function ApaYangDisimpan() {
	return (
		<section aria-label="Penjelasan" className="rounded-card bg-teal-50 p-5 lg:p-7">
			<div className="grid gap-4 md:grid-cols-3 md:gap-6 lg:gap-8">
				{points.map(({ Icon, judul, text }) => (
					<div key={judul} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
						<Icon className="size-6 text-teal-700" />
						<h2 className="text-lg">{judul}</h2>
						<p className="col-span-2 mt-1 text-[0.9375rem] text-soft">{text}</p>
					</div>
				))}
			</div>
			<p className="mt-4 border-teal-200 border-t pt-4 text-[0.9375rem] text-soft">
				Perangkat ini dikenali lewat sebuah cookie, tanpa kata sandi: siapa pun yang memegangnya dapat membuka halaman
				ini. Selengkapnya di <KebijakanLink />.
			</p>
		</section>
	)
}
