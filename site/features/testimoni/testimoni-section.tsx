import type { Testimoni, TestimoniGoogle } from '../../../contract/rumah-sakit/testimoni.ts'
import { Section } from '../../ui/section/section.tsx'
import { SwipeRow } from '../../ui/swipe-row/swipe-row.tsx'
import { RatingSummary, TestimoniCard } from './testimoni-card.tsx'

interface TestimoniSectionProps {
	testimoni: Testimoni[]
	/** Null when the call failed. */
	google: TestimoniGoogle | null
}

export function TestimoniSection({ testimoni, google }: TestimoniSectionProps) {
	const isRated = google !== null && google.reviews > 0
	if (testimoni.length === 0 && !isRated) return null
	return (
		<Section judul="Kata pasien kami" more={{ to: '/testimoni', title: 'Testimoni Lainnya' }} tone="sand">
			{isRated && (
				<div className="mb-4 lg:mb-8">
					<RatingSummary {...google} />
				</div>
			)}
			{testimoni.length > 0 && (
				<SwipeRow
					items={testimoni}
					itemClass="w-[min(20rem,88%)]"
					columns="md:grid-cols-2 lg:grid-cols-3"
					label="Testimoni pilihan"
				>
					{(each) => <TestimoniCard testimoni={each} />}
				</SwipeRow>
			)}
		</Section>
	)
}
