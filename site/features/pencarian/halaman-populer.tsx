import { BadgePercent, BookOpenText, Building2, CalendarDays, HeartPulse, type LucideIcon, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTemplate } from '../../template.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'

const pages: { to: string; judul: string; teks: string; icon: LucideIcon }[] = [
	{ to: '/poli-klinik', judul: 'Jadwal Dokter', teks: 'Poli, dokter, dan jam praktik', icon: CalendarDays },
	{ to: '/layanan', judul: 'Layanan Unggulan', teks: 'Yang dapat kami bantu', icon: HeartPulse },
	{ to: '/info-kesehatan', judul: 'Info Kesehatan', teks: 'Artikel dari dokter kami', icon: BookOpenText },
	{ to: '/fasilitas', judul: 'Fasilitas', teks: 'Ruang dan peralatan', icon: Building2 },
	{ to: '/promo', judul: 'Promo', teks: 'Penawaran layanan kesehatan', icon: BadgePercent },
	{ to: '/hubungi-kami', judul: 'Hubungi Kami', teks: 'Telepon, alamat, dan rute', icon: Phone },
]

/** Popular pages, shown before the first search. */
export function HalamanPopuler() {
	const { layanan, promo } = useTemplate()
	const shown = pages.filter(
		({ to }) => (promo.data || to !== '/promo') && (layanan.data.length > 0 || to !== '/layanan'),
	)
	return (
		<>
			<h2 className="mb-4 text-xl lg:text-2xl">Sering dicari</h2>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{shown.map(({ to, judul, teks, icon: Icon }) => (
					<li key={to} className="group relative flex items-center gap-4 rounded-2xl bg-paper p-4 shadow-soft">
						<span className="grid size-12 shrink-0 place-items-center rounded-xl bg-teal-50 text-teal-700">
							<Icon className="size-6" />
						</span>
						<div>
							<h3 className="text-base">
								<CardLink to={to}>{judul}</CardLink>
							</h3>
							<p className="text-sm text-soft">{teks}</p>
						</div>
					</li>
				))}
			</ul>
			{layanan.data.length > 0 && (
				<>
					<h2 className="mt-10 mb-4 text-xl lg:text-2xl">Layanan unggulan</h2>
					<ul className="flex flex-wrap gap-2">
						{layanan.data.map(({ id, nama, uri }) => (
							<li key={id}>
								<Link
									to={`/layanan/${uri}`}
									className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 font-semibold text-teal-800 hover:bg-teal-50"
								>
									{nama}
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	)
}
