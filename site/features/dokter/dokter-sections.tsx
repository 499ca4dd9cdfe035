import { Section } from '../../ui/section/section.tsx'
import { DokterCard, type DokterOnCard } from './dokter-card.tsx'

const more = { to: '/poli-klinik', title: 'Lihat Semua Dokter' }

/** Featured doctors and the most visited ones. An empty group is left out. */
export function DokterSections({ favorit, terbanyak }: { favorit: DokterOnCard[]; terbanyak: DokterOnCard[] }) {
	const groups = [
		{
			judul: 'Dokter Unggulan',
			pengantar: 'Pilih dokter untuk melihat jadwal praktiknya dan mendaftar.',
			dokter: favorit,
		},
		{ judul: 'Dokter Paling Banyak Dikunjungi', pengantar: undefined, dokter: terbanyak },
	].filter(({ dokter }) => dokter.length > 0)

	return groups.map(({ judul, pengantar, dokter }, index) => (
		<Section
			key={judul}
			judul={judul}
			pengantar={pengantar}
			more={index === 0 ? more : undefined}
			tone="paper"
			className={index === 0 ? '' : 'pt-0! lg:pt-0!'}
		>
			<ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0 md:grid-cols-4">
				{dokter.map((each) => (
					<li key={each.id} className="w-44 shrink-0 snap-start sm:w-auto">
						<DokterCard dokter={each} />
					</li>
				))}
			</ul>
		</Section>
	))
}
