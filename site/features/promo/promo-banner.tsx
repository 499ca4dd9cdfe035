import { Lambang } from '../../ui/icon/lambang.tsx'
import { usePromoExpired } from './promo-status.tsx'
import type { Promo } from './sample-promos.ts'

/** The benefit in large letters; grey after the promo has ended. */
export function PromoBanner({ promo, className = '' }: { promo: Promo; className?: string }) {
	const expired = usePromoExpired(promo)
	return (
		<div
			className={`relative flex items-end overflow-hidden p-5 ${
				expired ? 'bg-linear-to-br from-sand to-line text-soft' : 'bg-linear-to-br from-teal-600 to-teal-900 text-white'
			} ${className}`}
		>
			<Lambang className="absolute -top-8 -right-8 size-44 opacity-15" />
			<p className="relative font-extrabold text-3xl leading-none tracking-tight">{promo.hemat}</p>
		</div>
	)
}
