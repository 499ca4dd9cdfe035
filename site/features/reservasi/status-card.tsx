import { CalendarCheck, CircleCheckBig, CircleX, Hourglass, type LucideIcon, UserCheck } from 'lucide-react'
import { useId } from 'react'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { kataStatus } from './kata-status.ts'

const icons: Record<StatusReservasi, LucideIcon> = {
	baru: Hourglass,
	dikonfirmasi: CalendarCheck,
	hadir: UserCheck,
	selesai: CircleCheckBig,
	'tidak-hadir': CircleX,
	batal: CircleX,
}

/** Takes the focus after a change. */
export const STATUS_CARD_ID = 'status-reservasi'

interface StatusCardProps {
	status: StatusReservasi
	/** The day of the visit, when it changed while the page is open. */
	movedTo?: string
}

/** The status of a reservation. Screen readers announce a change. */
export function StatusCard({ status, movedTo }: StatusCardProps) {
	const Icon = icons[status]
	const { nama, penjelasan } = kataStatus[status]
	return (
		<section
			id={STATUS_CARD_ID}
			tabIndex={-1}
			aria-label="Status reservasi"
			aria-live="polite"
			className="flex items-center gap-4 rounded-card bg-paper px-5 py-4 shadow-soft outline-none md:px-7"
		>
			<span
				aria-hidden="true"
				className={`grid size-12 shrink-0 place-items-center rounded-full ${status === 'batal' || status === 'tidak-hadir' ? 'bg-sand text-soft' : 'bg-teal-50 text-teal-700'}`}
			>
				<Icon className="size-6" />
			</span>
			<p className="min-w-0">
				<strong className="block text-lg text-teal-900 leading-snug">{nama}</strong>
				<span className="text-soft">{penjelasan}</span>
				{movedTo && (
					<span className="mt-1 block font-semibold">Tanggal kunjungan sekarang {formatHariTanggal(movedTo)}.</span>
				)}
			</p>
		</section>
	)
}

/** A titled part of the status page. */
export function Card({ judul, children }: { judul: string; children: React.ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
			<h2 id={id} className="mb-4 text-xl">
				{judul}
			</h2>
			{children}
		</section>
	)
}
