import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

/** Above every page that shows unpublished content to a member of the staff. */
export default function PratinjauNotice(): ReactNode {
	return (
		<aside
			aria-label="Pratinjau"
			className="flex flex-wrap items-center justify-center gap-x-4 bg-sand px-4 py-1 text-center text-ink text-sm"
		>
			<p className="inline-flex items-center gap-2">
				<Eye className="size-4.5 shrink-0" />
				<span>
					<strong>Pratinjau.</strong> Hanya Anda yang melihat halaman ini; pengunjung belum.
				</span>
			</p>
			<a
				href="/api/v1/staf/pratinjau/selesai"
				className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline underline-offset-4"
			>
				Akhiri pratinjau
			</a>
		</aside>
	)
}
