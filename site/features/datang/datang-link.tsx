import { MapPinned } from 'lucide-react'
import { Link } from 'react-router'
import { useFitur } from '../../template.ts'

/** Leads to `/datang`, where the API has it. */
export const DatangLink = ({ className = '' }: { className?: string }) =>
	useFitur('datang') && (
		<Link
			to="/datang"
			className={`${className} no-print flex items-center gap-4 rounded-card bg-paper p-5 shadow-soft hover:bg-teal-50`}
		>
			<span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-teal-50 text-teal-700">
				<MapPinned className="size-6" />
			</span>
			<span className="min-w-0">
				<span className="block font-bold text-teal-900">Datang ke Rumah Sakit</span>
				<span className="text-[0.9375rem] text-soft">Jam besuk, parkir, yang perlu dibawa, dan langkah BPJS</span>
			</span>
		</Link>
	)
