import { ShopGate } from '../features/keranjang/shop-gate.tsx'
import { leaveForeignScripts } from '../features/pelacakan/leave-foreign-scripts.ts'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import type { Route } from './+types/yasmin-shop'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Yasmin Shop', path: '/yasmin-shop', hidden: true })

export default function YasminShop() {
	return (
		<>
			<PageHeader judul="Yasmin Shop" />
			<div className="page py-10">
				<Empty thing="Paket Layanan" />
			</div>
			<ShopGate />
		</>
	)
}
