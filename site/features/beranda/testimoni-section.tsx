import type { Testimoni, TestimoniGoogle } from '../../../contract/testimoni.ts'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { RatingSummary } from '../testimoni/rating-summary.tsx'
import { TestimoniCard } from '../testimoni/testimoni-card.tsx'

interface TestimoniSectionProps {
	testimoni: Testimoni[]
	/** Null when it could not be read. */
	google: TestimoniGoogle | null
}

export function TestimoniSection({ testimoni, google }: TestimoniSectionProps) {
	return (
		<Section judul="Kata Pasien Kami" more={{ to: '/testimoni', title: 'Testimoni Lainnya' }} tone="sand">
			{google && (
				<div className="mb-6 lg:mb-8">
					<RatingSummary {...google} />
				</div>
			)}
			{testimoni.length === 0 ? (
				<Empty thing="Testimoni" />
			) : (
				<ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
					{testimoni.map((each) => (
						<li key={each.id}>
							<TestimoniCard testimoni={each} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
