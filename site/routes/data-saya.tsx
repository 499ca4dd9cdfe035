import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/data-saya'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Data Saya', path: '/data-saya', hidden: true })

export default function DataSaya() {
	return (
		<>
			<PageHeader judul="Data Saya" />
			<div className="page py-10">
				<Empty thing="Data" />
			</div>
		</>
	)
}
