import type { TestimoniGoogle } from '../../../contract/testimoni.ts'
import { Stars } from '../../ui/stars/stars.tsx'

const oneDecimal = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('id-ID')

/** The overall rating as a number and as stars. */
export function RatingSummary({ rating, reviews }: TestimoniGoogle) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<p className="font-bold text-5xl text-teal-900 tabular-nums">{oneDecimal.format(rating)}</p>
			<div>
				<Stars rating={rating} className="h-7" />
				<p className="text-sm text-soft">dari {whole.format(reviews)} ulasan di Google</p>
			</div>
		</div>
	)
}
