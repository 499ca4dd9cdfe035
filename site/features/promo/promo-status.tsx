import { CalendarCheck2, CalendarX2 } from 'lucide-react'
import { formatRentang } from '../../lib/dates/format-tanggal.ts'
import { useHariIni } from '../../lib/dates/use-sekarang.ts'
import { isExpired, type Promo } from './sample-promos.ts'

export const usePromoExpired = (promo: Promo) => isExpired(promo, useHariIni())

/** The period and the state of a promo. */
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
