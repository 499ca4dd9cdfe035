import { formatAngka } from '../../../contract/angka/angka.ts'
import type { TestimoniGoogle } from '../../../contract/rumah-sakit/testimoni.ts'
import { Stars } from '../../ui/stars/stars.tsx'

export function RatingSummary({ rating, reviews }: TestimoniGoogle) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<p className="font-bold text-5xl text-teal-900 tabular-nums">{formatAngka(rating, 1)}</p>
			<div>
				<Stars rating={rating} className="h-7" />
				<p className="text-sm text-soft">dari {formatAngka(reviews)} ulasan di Google</p>
			</div>
		</div>
	)
}
