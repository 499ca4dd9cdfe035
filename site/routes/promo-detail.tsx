import type { PageHandle } from '../../contract/cache.ts'
import { CopyKode } from '../features/promo/copy-kode.tsx'
import { demandPromo } from '../features/promo/demand-promo.ts'
import { PromoBanner, PromoStatus, usePromoExpired } from '../features/promo/promo-card.tsx'
import { samplePromos } from '../features/promo/sample-promos.ts'
import { apiFor, notFound } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/promo-detail'

const promos = { nama: 'Promo', to: '/promo' }

async function load({ params, ...args }: Route.LoaderArgs) {
	await demandPromo(apiFor(args))
	const promo = samplePromos.find((each) => each.uri === params.uri)
	if (!promo) throw notFound()
	return promo
}

export { load as loader, load as clientLoader }
export const handle: PageHandle = { cache: {} }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return []
	const { uri, judul, ringkasan } = loaderData
	return pageMeta(matches, {
		title: `Promo ${judul}`,
		description: ringkasan,
		path: `/promo/${uri}`,
		crumbs: [promos],
		crumb: judul,
	})
}

export default function PromoDetailPage({ loaderData: promo }: Route.ComponentProps) {
	const expired = usePromoExpired(promo)
	return (
		<>
			<PageHeader judul={promo.judul} crumbs={[promos]} pengantar={promo.ringkasan} />
			<div className="page grid gap-8 py-8 lg:grid-cols-[1fr_22rem] lg:gap-12 lg:py-12">
				<div className="min-w-0">
					<PromoBanner promo={promo} className="h-40 rounded-card lg:h-48" />
					<section aria-labelledby="syarat" className="mt-8">
						<h2 id="syarat" className="text-2xl">
							Syarat dan ketentuan
						</h2>
						<ol className="mt-4 max-w-text list-decimal space-y-2 pl-6 marker:font-bold marker:text-teal-700">
							{promo.syarat.map((each) => (
								<li key={each} className="pl-1">
									{each}
								</li>
							))}
						</ol>
					</section>
				</div>
				<aside aria-label="Kode dan periode" className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
					<div className="rounded-card bg-paper p-5 shadow-soft">
						<h2 className="mb-2 text-base">Periode promo</h2>
						<PromoStatus promo={promo} />
						{expired && (
							<p className="mt-3 text-[0.9375rem] text-soft">
								Promo ini sudah berakhir. Lihat promo lain, atau hubungi kami.
							</p>
						)}
					</div>
					<CopyKode kode={promo.kode} />
					<ButtonLink to="/promo" look="secondary">
						Lihat promo lainnya
					</ButtonLink>
				</aside>
			</div>
		</>
	)
}
