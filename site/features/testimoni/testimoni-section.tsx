import type { Testimoni, TestimoniGoogle } from '../../../contract/rumah-sakit/testimoni.ts'
import { CardGrid } from '../../ui/list-page/list-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { TestimoniCard } from './testimoni-card.tsx'

interface TestimoniSectionProps {
	testimoni: Testimoni[]
	/** Null when the call failed. */
	google: TestimoniGoogle | null
}

export function TestimoniSection({ testimoni, google }: TestimoniSectionProps) {
	const isRated = google !== null && google.reviews > 0
	if (testimoni.length === 0 && !isRated) return null
	return (
		<Section judul="Kata Pasien Kami" more={{ to: '/testimoni', title: 'Testimoni Lainnya' }} tone="sand">
			{isRated && (
				<div className="mb-6 lg:mb-8">
					<RatingSummary {...google} />
				</div>
			)}
			{testimoni.length > 0 && (
				<CardGrid thing="Testimoni" items={testimoni} keyOf={({ id }) => id} columns="md:grid-cols-2 lg:grid-cols-3">
					{(each) => <TestimoniCard testimoni={each} />}
				</CardGrid>
			)}
		</Section>
	)
}
