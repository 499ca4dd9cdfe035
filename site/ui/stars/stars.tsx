const STAR = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z'
const FIVE_STARS = [0, 1, 2, 3, 4].map((index) => `M${12 + index * 24} 2.6${STAR}`).join('')

/** A rating out of five. A broken number fills the last star in part. */
export const Stars = ({ rating, className = 'h-5' }: { rating: number; className?: string }) => (
	<svg
		viewBox="0 0 120 24"
		role="img"
		aria-label={`Nilai ${`${Math.round(rating * 10) / 10}`.replace('.', ',')} dari 5`}
		className={`w-auto text-star ${className}`}
	>
		<path d={FIVE_STARS} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
		<svg aria-hidden="true" width={Math.max(rating, 0) * 24}>
			<path d={FIVE_STARS} fill="currentColor" />
		</svg>
	</svg>
)
