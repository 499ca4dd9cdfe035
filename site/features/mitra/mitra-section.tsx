import type { MitraRingkas } from '../../../contract/rumah-sakit/mitra.ts'
import { CardGrid } from '../../ui/list-page/list-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { MitraCard } from './mitra-card.tsx'

export function MitraSection({ mitra }: { mitra: MitraRingkas[] }) {
	if (mitra.length === 0) return null
	return (
		<Section
			judul="Mitra Kami"
			pengantar="Asuransi, perusahaan, dan lembaga yang bekerja bersama kami."
			more={{ to: '/mitra', title: 'Lihat Semua Mitra' }}
		>
			<CardGrid
				thing="Mitra"
				items={mitra}
				keyOf={({ id }) => id}
				columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
				gap="gap-3 sm:gap-5"
			>
				{(each) => <MitraCard mitra={each} />}
			</CardGrid>
		</Section>
	)
}
