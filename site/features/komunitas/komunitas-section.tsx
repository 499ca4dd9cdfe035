import type { KomunitasRingkas } from '../../../contract/rumah-sakit/pages.ts'
import { PictureCard } from '../../ui/card/picture-card.tsx'
import { CardSection } from '../../ui/list-page/list-page.tsx'

const SHOWN = 3

export const KomunitasSection = ({ komunitas }: { komunitas: KomunitasRingkas[] }) => (
	<CardSection
		judul="Komunitas"
		pengantar="Bertemu, belajar dan saling menguatkan bersama mereka yang mengalami hal serupa."
		more={{ to: '/komunitas', title: 'Lihat Semua Komunitas' }}
		tone="teal"
		items={komunitas.slice(0, SHOWN)}
	>
		{(each) => <PictureCard {...each} to={`/komunitas/${each.uri}`} folder="foto-komunitas" />}
	</CardSection>
)
