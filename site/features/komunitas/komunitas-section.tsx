import type { KomunitasRingkas } from '../../../contract/rumah-sakit/komunitas.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { CardGrid } from '../../ui/list-page/list-page.tsx'
import { Section } from '../../ui/section/section.tsx'

const SHOWN = 3

/** A few communities and a link to all of them; nothing without any. */
export function KomunitasSection({ komunitas }: { komunitas: KomunitasRingkas[] }) {
	if (komunitas.length === 0) return null
	return (
		<Section
			judul="Komunitas"
			pengantar="Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa."
			more={{ to: '/komunitas', title: 'Lihat Semua Komunitas' }}
			tone="teal"
		>
			<CardGrid
				thing="Komunitas"
				items={komunitas.slice(0, SHOWN)}
				keyOf={({ id }) => id}
				columns="sm:grid-cols-2 md:grid-cols-3"
			>
				{(each) => <PictureCard {...each} to={`/komunitas/${each.uri}`} folder="foto-komunitas" />}
			</CardGrid>
		</Section>
	)
}
