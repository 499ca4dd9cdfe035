import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/reservasi-status'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Status Reservasi', path: '/reservasi-status', hidden: true })

export default function ReservasiStatus() {
	return (
		<>
			<PageHeader judul="Status Reservasi" />
			<div className="page py-10">
				<Empty thing="Reservasi" />
			</div>
		</>
	)
}
