import type { LayananRingkas } from '../../../contract/layanan.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'

export function LayananSection({ layanan }: { layanan: LayananRingkas[] }) {
	return (
		<Section
			judul="Layanan Unggulan"
			pengantar="Perawatan yang paling sering dibutuhkan keluarga."
			more={{ to: '/layanan', title: 'Layanan Lainnya' }}
			tone="teal"
		>
			{layanan.length === 0 ? (
				<Empty thing="Layanan" />
			) : (
				<ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
					{layanan.map(({ id, uri, nama, foto, alt, ringkasan }) => (
						<li key={id}>
							<PictureCard
								to={`/layanan/${uri}`}
								judul={nama}
								teks={ringkasan}
								folder="foto-layanan"
								file={foto}
								alt={alt}
								dense
							/>
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
