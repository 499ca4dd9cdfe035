import { CalendarCheck2, CalendarX2 } from 'lucide-react'
import { formatRentang } from '../../lib/dates/format-tanggal.ts'
import { useHariIni } from '../../lib/dates/use-sekarang.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { isExpired, type Promo } from './sample-promos.ts'

export const PromoCard = ({ promo }: { promo: Promo }) => (
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

export const usePromoExpired = (promo: Promo) => isExpired(promo, useHariIni())

export function PromoStatus({ promo }: { promo: Promo }) {
	const expired = usePromoExpired(promo)
	const Icon = expired ? CalendarX2 : CalendarCheck2
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
			<span
				data-expired={expired}
				className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold ${
					expired ? 'bg-sand text-soft' : 'bg-leaf-100 text-leaf-700'
				}`}
			>
				<Icon className="size-4" />
				{expired ? 'Berakhir' : 'Berlaku'}
			</span>
			<span className="text-soft">{formatRentang(promo.mulai, promo.selesai)}</span>
		</p>
	)
}
