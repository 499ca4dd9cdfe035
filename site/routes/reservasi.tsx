import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/reservasi'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Reservasi', path: '/reservasi', hidden: true })

export default function Reservasi() {
	return (
		<>
			<PageHeader judul="Reservasi" />
			<div className="page py-10">
				<Empty thing="Reservasi" />
			</div>
		</>
	)
}
