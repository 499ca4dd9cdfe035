import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { demandPromo } from '../features/promo/demand-promo.ts'
import { PromoCard } from '../features/promo/promo-card.tsx'
import { PROMO_PAGES, promosOfPage } from '../features/promo/sample-promos.ts'
import { apiFor } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { CardGrid } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import type { Route } from './+types/promo'

const load = (args: Route.LoaderArgs) => demandPromo(apiFor(args)).then(() => null)

export { load as loader, load as clientLoader }

export const handle: PageHandle = { cache: { parameters: { halaman: /^[1-5]$/ } } }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: 'Promo',
		description: 'Promo layanan kesehatan: kode promo, periode, serta syarat dan ketentuannya.',
		path: '/promo',
		crumbs: [],
	})

export default function PromoPage() {
	const [parameters] = useSearchParams()
	const wanted = parameters.get('halaman') ?? ''
	const page = /^[1-5]$/.test(wanted) ? Number(wanted) : 1
	return (
		<>
			<PageHeader judul="Promo" pengantar="Penawaran untuk layanan kesehatan pilihan bagi Anda dan keluarga." />
			<div className="page py-8 lg:py-12">
				<CardGrid thing="Promo" items={promosOfPage(page).map((promo) => ({ ...promo, id: promo.uri }))}>
					{(promo) => <PromoCard promo={promo} />}
				</CardGrid>
				<Pagination
					page={page}
					totalPage={PROMO_PAGES}
					to={(each) => (each === 1 ? '/promo' : `/promo?halaman=${each}`)}
				/>
			</div>
		</>
	)
}
