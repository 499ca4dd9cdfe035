import { Smartphone } from 'lucide-react'
import { useFitur, useMerek } from '../../template.ts'
import { ShopLink } from '../../ui/button/shop-link.tsx'

const steps = [
	'Di ponsel yang lama, buka halaman Data Saya ini.',
	'Pilih Pindahkan ke ponsel lain, lalu Buat kode.',
	'Arahkan kamera perangkat ini ke kode QR yang muncul, lalu buka tautannya.',
]

/** This device has no member. */
export function NoMember() {
	const { namaToko } = useMerek()
	const hasPindah = useFitur('pindah')
	return (
		<div className="grid gap-6 lg:grid-cols-2">
			<section className="rounded-card bg-paper p-5 shadow-soft lg:p-8">
				<h2 className="text-xl lg:text-2xl">Tidak ada data di perangkat ini</h2>
				<p className="mt-2 text-soft">
					Kami tidak menyimpan data yang terhubung dengan perangkat ini. Data baru tersimpan setelah Anda mendaftar di{' '}
					{namaToko}.
				</p>
				<ShopLink className="mt-5" />
			</section>
			{hasPindah && (
				<section className="rounded-card bg-paper p-5 shadow-soft lg:p-8">
					<h2 className="flex items-center gap-2 text-xl lg:text-2xl">
						<Smartphone className="size-6 shrink-0 text-teal-700" />
						Data Anda ada di ponsel lain?
					</h2>
					<ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 text-soft marker:font-bold marker:text-teal-700">
						{steps.map((step) => (
							<li key={step} className="pl-1">
								{step}
							</li>
						))}
					</ol>
				</section>
			)}
		</div>
	)
}
