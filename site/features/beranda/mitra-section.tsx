import type { MitraRingkas } from '../../../contract/mitra.ts'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { MitraCard } from '../mitra/mitra-card.tsx'

export function MitraSection({ mitra }: { mitra: MitraRingkas[] }) {
	return (
		<Section
			judul="Mitra Kami"
			pengantar="Asuransi, perusahaan, dan lembaga yang bekerja bersama kami."
			more={{ to: '/mitra', title: 'Lihat Semua Mitra' }}
		>
			{mitra.length === 0 ? (
				<Empty thing="Mitra" />
			) : (
				<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
					{mitra.map((each) => (
						<li key={each.id}>
							<MitraCard mitra={each} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
