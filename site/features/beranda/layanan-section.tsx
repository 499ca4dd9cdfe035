import type { LayananRingkas } from '../../../contract/rumah-sakit/layanan.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { CardGrid } from '../../ui/list-page/list-page.tsx'
import { Section } from '../../ui/section/section.tsx'

export function LayananSection({ layanan }: { layanan: LayananRingkas[] }) {
	if (layanan.length === 0) return null
	return (
		<Section
			judul="Layanan Unggulan"
			pengantar="Perawatan yang paling sering dibutuhkan keluarga."
			more={{ to: '/layanan', title: 'Layanan Lainnya' }}
			tone="teal"
		>
			<CardGrid
				thing="Layanan"
				items={layanan}
				keyOf={({ id }) => id}
				columns="grid-cols-2 lg:grid-cols-3"
				gap="gap-3 sm:gap-5"
			>
				{(each) => <PictureCard {...each} to={`/layanan/${each.uri}`} folder="foto-layanan" dense />}
			</CardGrid>
		</Section>
	)
}
