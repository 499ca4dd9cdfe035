import { CalendarCheck, CircleCheckBig, CircleX, Hourglass, type LucideIcon, UserCheck } from 'lucide-react'
import type { StatusReservasi } from '../../../contract/status-reservasi.ts'
import { kataStatus } from './kata-status.ts'

const icons: Record<StatusReservasi, LucideIcon> = {
	baru: Hourglass,
	dikonfirmasi: CalendarCheck,
	hadir: UserCheck,
	selesai: CircleCheckBig,
	'tidak-hadir': CircleX,
	batal: CircleX,
}

/** The status of a reservation. Screen readers announce a change. */
export function StatusCard({ status }: { status: StatusReservasi }) {
	const Icon = icons[status]
	const { nama, penjelasan } = kataStatus[status]
	return (
		<section
			aria-label="Status reservasi"
			aria-live="polite"
			className="flex items-center gap-4 rounded-card bg-paper px-5 py-4 shadow-soft md:px-7"
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
			</p>
		</section>
	)
}
