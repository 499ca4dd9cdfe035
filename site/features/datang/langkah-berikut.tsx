import { CalendarDays, ChevronRight, HeartPulse, MapPinned } from 'lucide-react'
import { Link } from 'react-router'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import { useIsOffered, useShopPath } from '../../template.ts'

const steps = [
	{ to: '/poli-klinik', Icon: CalendarDays, judul: 'Cari dokter', teks: 'Lihat jadwal, lalu daftar' },
	{ to: ALAMAT_TOKO, Icon: HeartPulse, judul: 'Lihat paket kesehatan', teks: 'Harga jelas, pesan dari rumah' },
	{ to: '/datang', Icon: MapPinned, judul: 'Datang ke Rumah Sakit', teks: 'Jam besuk, parkir, dan langkah BPJS' },
]

/** What a visitor may do after reading, in a side column. */
export function LangkahBerikut() {
	const isOffered = useIsOffered()
	const shopPath = useShopPath()
	const shown = steps.filter(({ to }) => isOffered(to))
	if (shown.length === 0) return null
	return (
		<nav aria-labelledby="langkah-berikut" className="no-print rounded-card bg-paper p-2 shadow-soft">
			<h2 id="langkah-berikut" className="px-4 pt-3 pb-1 text-lg">
				Langkah berikutnya
			</h2>
			<ul>
				{shown.map(({ to, Icon, judul, teks }) => (
					<li key={to}>
						<Link
							to={to === ALAMAT_TOKO ? shopPath : to}
							viewTransition
							className="flex min-h-14 items-center gap-3.5 rounded-2xl px-4 py-2 leading-snug hover:bg-teal-50"
						>
							<Icon className="size-6 shrink-0 text-teal-700" />
							<span className="min-w-0 grow">
								<span className="block font-semibold text-teal-900">{judul}</span>
								<span className="block text-sm text-soft">{teks}</span>
							</span>
							<ChevronRight className="size-5 shrink-0 text-teal-600" />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
