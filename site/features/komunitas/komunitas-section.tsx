import type { KomunitasRingkas } from '../../../contract/komunitas.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'

const SHOWN = 3

/** A few communities, and the way to all of them. */
export function KomunitasSection({ komunitas }: { komunitas: KomunitasRingkas[] }) {
	return (
		<Section
			judul="Komunitas"
			pengantar="Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa."
			more={{ to: '/komunitas', title: 'Lihat Semua Komunitas' }}
			tone="teal"
		>
			{komunitas.length === 0 ? (
				<Empty thing="Komunitas" />
			) : (
				<ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
					{komunitas.slice(0, SHOWN).map(({ id, uri, nama, ringkasan, foto, alt }) => (
						<li key={id}>
							<PictureCard
								to={`/komunitas/${uri}`}
								judul={nama}
								teks={ringkasan}
								folder="foto-komunitas"
								file={foto}
								alt={alt}
							/>
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
