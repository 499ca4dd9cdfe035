import type { LayananRingkas } from '../../../contract/layanan.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'

export function LayananSection({ layanan }: { layanan: LayananRingkas[] }) {
	return (
		<Section
			judul="Layanan Unggulan"
			pengantar="Perawatan yang paling sering dibutuhkan keluarga, ditangani tim yang berpengalaman."
			more={{ to: '/layanan', title: 'Layanan Lainnya' }}
			tone="teal"
		>
			{layanan.length === 0 ? (
				<Empty thing="Layanan" />
			) : (
				<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{layanan.map(({ id, uri, nama, foto, ringkasan }) => (
						<li key={id}>
							<PictureCard to={`/layanan/${uri}`} judul={nama} teks={ringkasan} folder="foto-layanan" file={foto} />
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
