import { BookOpenText, Building2, CalendarDays, ClipboardList, HeartPulse, type LucideIcon, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import { useIsKosong, useShopPath, useTemplate } from '../../template.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'

const pages: { to: string; judul: string; teks: string; icon: LucideIcon }[] = [
	{ to: '/poli-klinik', judul: 'Jadwal Dokter', teks: 'Poli, dokter, dan jam praktik', icon: CalendarDays },
	{ to: '/layanan', judul: 'Layanan Unggulan', teks: 'Yang dapat kami bantu', icon: HeartPulse },
	{ to: '/info-kesehatan', judul: 'Info Kesehatan', teks: 'Artikel dari dokter kami', icon: BookOpenText },
	{ to: '/fasilitas', judul: 'Fasilitas', teks: 'Ruang dan peralatan', icon: Building2 },
	{ to: ALAMAT_TOKO, judul: 'Paket kesehatan', teks: 'Pemeriksaan dengan harga jelas', icon: ClipboardList },
	{ to: '/hubungi-kami', judul: 'Hubungi Kami', teks: 'Telepon, alamat, dan rute', icon: Phone },
]

export function HalamanPopuler() {
	const { layanan } = useTemplate()
	const isKosong = useIsKosong()
	const shopPath = useShopPath()
	const shown = pages.filter(({ to }) => (layanan.data.length > 0 || to !== '/layanan') && !isKosong(to))
	return (
		<>
			{shown.length > 0 && (
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
										<CardLink to={to === ALAMAT_TOKO ? shopPath : to}>{judul}</CardLink>
									</h3>
									<p className="text-sm text-soft">{teks}</p>
								</div>
							</li>
						))}
					</ul>
				</>
			)}
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
