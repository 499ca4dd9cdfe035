import { CardLink } from '../../ui/card/card-link.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { PromoStatus } from './promo-status.tsx'
import type { Promo } from './sample-promos.ts'

export function PromoCard({ promo }: { promo: Promo }) {
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft">
			<PromoBanner promo={promo} className="aspect-2/1" />
			<div className="flex grow flex-col gap-2 p-5">
				<h2 className="text-lg leading-snug">
					<CardLink to={`/promo/${promo.uri}`}>{promo.judul}</CardLink>
				</h2>
				<p className="text-soft">{promo.ringkasan}</p>
				<div className="mt-auto pt-2">
					<PromoStatus promo={promo} />
				</div>
			</div>
		</article>
	)
}
