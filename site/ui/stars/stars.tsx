const star = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z'
const five = `d="${[0, 1, 2, 3, 4].map((index) => `M${12 + index * 24} 2.6${star}`).join('')}"`
const line = 'stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"'

/** As one text, because a page has many of them. */
const full = { __html: `<path ${five} fill="currentColor" ${line}/>` }
const upTo = (width: number) => ({
	__html: `<path ${five} fill="none" ${line}/><svg width="${width}"><path ${five} fill="currentColor"/></svg>`,
})

/** A rating out of five; part of a star is filled in part. */
export function Stars({ rating, className = 'h-5' }: { rating: number; className?: string }) {
	return (
		<svg
			viewBox="0 0 120 24"
			role="img"
			aria-label={`Nilai ${`${Math.round(rating * 10) / 10}`.replace('.', ',')} dari 5`}
			className={`w-auto text-star ${className}`}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the texts above
			dangerouslySetInnerHTML={rating >= 5 ? full : upTo(Math.max(rating, 0) * 24)}
		/>
	)
}
