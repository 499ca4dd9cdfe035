import { ShopGate } from '../features/keranjang/shop-gate.tsx'
import { leaveForeignScripts } from '../features/pelacakan/leave-foreign-scripts.ts'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/paket-layanan'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export const meta: Route.MetaFunction = ({ matches, params }) =>
	pageMeta(matches, { title: 'Paket Layanan', path: `/paket-layanan/${params.uri}`, hidden: true })

export default function PaketLayanan() {
	return (
		<>
			<PageHeader judul="Paket Layanan" />
			<div className="page py-10">
				<Empty thing="Paket Layanan" />
			</div>
			<ShopGate />
		</>
	)
}
