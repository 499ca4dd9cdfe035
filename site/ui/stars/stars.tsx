import { useId } from 'react'

const star = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z'
const five = [0, 1, 2, 3, 4].map((index) => `M${12 + index * 24} 2.6${star}`).join('')

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** A rating out of five; part of a star is filled in part. */
export function Stars({ rating, className = 'h-5' }: { rating: number; className?: string }) {
	const id = useId()
	const label = `Nilai ${number.format(rating)} dari 5`
	const filled = `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%`
	return (
		<svg viewBox="0 0 120 24" role="img" aria-label={label} className={`w-auto text-star ${className}`}>
			<linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="120">
				<stop offset={filled} stopColor="currentColor" />
				<stop offset={filled} stopColor="currentColor" stopOpacity="0" />
			</linearGradient>
			<path d={five} fill={`url(#${id})`} stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
		</svg>
	)
}
