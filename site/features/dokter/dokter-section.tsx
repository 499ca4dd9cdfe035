import { Section } from '../../ui/section/section.tsx'
import { SwipeRow } from '../../ui/swipe-row/swipe-row.tsx'
import { DOKTER_COLUMNS, DokterCard, type DokterOnCard } from './dokter-card.tsx'
import { PilihHari } from './pilih-praktik.tsx'

/** The days of practice, then featured and most visited doctors, each once. Nothing without doctors. */
export function DokterSection({ favorit, terbanyak }: { favorit: DokterOnCard[]; terbanyak: DokterOnCard[] }) {
	const others = terbanyak.filter(({ id }) => !favorit.some((each) => each.id === id))
	const dokter = [...favorit, ...others]
	if (dokter.length === 0) return null
	return (
		<Section
			judul="Dokter unggulan"
			pengantar="Pilih hari, atau ketuk dokter untuk melihat jadwalnya."
			more={{ to: '/poli-klinik', title: 'Lihat Semua Dokter' }}
			tone="paper"
		>
			<PilihHari className="mb-4 lg:mb-6" />
			<SwipeRow items={dokter} itemClass="w-[min(21rem,92%)]" columns={DOKTER_COLUMNS}>
				{(each) => <DokterCard dokter={each} />}
			</SwipeRow>
		</Section>
	)
}
