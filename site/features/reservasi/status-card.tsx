import {
	CalendarCheck,
	CalendarPlus,
	CalendarX,
	CircleCheckBig,
	CircleX,
	Hourglass,
	type LucideIcon,
	UserCheck,
	Users,
} from 'lucide-react'
import { useId } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { type KeadaanReservasi, tampilanReservasi } from './tampilan-reservasi.ts'

const icons: Record<KeadaanReservasi, LucideIcon> = {
	menunggu: Users,
	ditawari: CalendarPlus,
	'tawaran-lewat': CalendarX,
	'tunggu-tutup': CalendarX,
	baru: Hourglass,
	dikonfirmasi: CalendarCheck,
	hadir: UserCheck,
	selesai: CircleCheckBig,
	lewat: CalendarX,
	'tidak-hadir': CircleX,
	batal: CircleX,
}

/** These ended without a visit, as far as is known. */
const ended: KeadaanReservasi[] = ['batal', 'tidak-hadir', 'lewat', 'tawaran-lewat', 'tunggu-tutup']

/** Takes the focus after a change. */
export const STATUS_CARD_ID = 'status-reservasi'

interface StatusCardProps {
	keadaan: KeadaanReservasi
	dibatalkan?: Reservasi['dibatalkan']
	/** The day of the visit in words, when it changed while the page is open. */
	movedTo?: string
}

/** The status of a reservation. Screen readers announce a change. */
export function StatusCard({ keadaan, dibatalkan, movedTo }: StatusCardProps) {
	const Icon = icons[keadaan]
	const { nama, penjelasan } = tampilanReservasi[keadaan]
	return (
		<section
			id={STATUS_CARD_ID}
			tabIndex={-1}
			aria-label="Status reservasi"
			aria-live="polite"
			className="flex items-start gap-4 rounded-card bg-paper px-5 py-4 shadow-soft outline-none md:items-center md:px-7"
		>
			<span
				aria-hidden="true"
				className={`grid size-12 shrink-0 place-items-center rounded-full ${ended.includes(keadaan) ? 'bg-sand text-soft' : 'bg-teal-50 text-teal-700'}`}
			>
				<Icon className="size-6" />
			</span>
			<p className="min-w-0">
				<strong className="block text-lg text-teal-900 leading-snug">{nama}</strong>
				{dibatalkan && (
					<span className="block font-semibold">
						{formatWaktu(dibatalkan.pada)}, oleh {dibatalkan.oleh}.
					</span>
				)}
				<span className="text-soft">{penjelasan}</span>
				{movedTo && <span className="mt-1 block font-semibold">Tanggal kunjungan sekarang {movedTo}.</span>}
			</p>
		</section>
	)
}

interface CardProps {
	judul: string
	/** Beside the title. */
	link?: { to: string; title: string }
	className?: string
	children: React.ReactNode
}

export function Card({ judul, link, className = '', children }: CardProps) {
	const id = useId()
	return (
		<section aria-labelledby={id} className={`rounded-card bg-paper p-5 shadow-soft md:p-7 ${className}`}>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
				<h2 id={id} className="text-xl">
					{judul}
				</h2>
				{link && (
					<ButtonLink to={link.to} look="quiet" className="-mr-4 -my-2">
						{link.title}
					</ButtonLink>
				)}
			</div>
			{children}
		</section>
	)
}
