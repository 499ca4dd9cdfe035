import { CalendarDays, MapPin } from 'lucide-react'
import type { Dokter } from '../../../contract/dokter/dokter.ts'
import type { NextPractice } from '../../../contract/dokter/next-practice.ts'
import type { Jadwal } from '../../../contract/dokter/takes-place.ts'
import { usePageParameters } from '../../lib/navigation/page-parameters.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { cutText } from '../../ui/page-header/cut-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { DOKTER_PARAMETER, type OpenedHere } from './jadwal/jadwal-gate.tsx'
import { Praktik } from './jadwal/praktik.tsx'
import { ProfilLink } from './profil-link.tsx'

export interface DokterOnCard extends Pick<Dokter, 'id' | 'uri' | 'nama' | 'foto' | 'alt' | 'spesialis'> {
	poliKlinik: { nama: string }[]
	jadwal: Jadwal
}

/** The last one of two columns is not left alone. */
export const DOKTER_COLUMNS = 'md:grid-cols-2 md:max-xl:*:last:odd:col-span-2 xl:grid-cols-3'

/** The clinics of a doctor on one line, cut at the spec's 35 characters. */
export const poliLabel = (dokter: Pick<DokterOnCard, 'poliKlinik'>) =>
	cutText(dokter.poliKlinik.map((poli) => poli.nama).join(', '))

interface DokterCardProps {
	dokter: DokterOnCard
	/** Where it is not the next one in any clinic. */
	praktik?: NextPractice | null
	priority?: boolean
}

/** A doctor: a small portrait, name, speciality, the next practice and the clinics. A click opens the schedule. */
export function DokterCard({ dokter, praktik, priority }: DokterCardProps) {
	const poli = poliLabel(dokter)
	return (
		<article className="group relative flex h-full gap-4 rounded-card bg-paper p-4 shadow-soft">
			<Picture
				folder="foto-dokter"
				file={dokter.foto}
				nama={dokter.nama}
				alt={dokter.alt}
				width={800}
				height={1000}
				sizes="(width >= 980px) 88px, 72px"
				priority={priority}
				className="aspect-4/5 w-18 shrink-0 self-start rounded-2xl lg:w-22"
			/>
			<div className="flex min-w-0 grow flex-col">
				<h3 className="text-base leading-snug">
					<DokterLink dokter={dokter} />
				</h3>
				{dokter.spesialis && <p className="mt-0.5 text-sm text-soft">{dokter.spesialis}</p>}
				<p className="mt-2 flex items-start gap-1.5 font-semibold text-sm text-teal-700">
					<CalendarDays className="mt-0.5 size-4 shrink-0" />
					<Praktik jadwal={dokter.jadwal} praktik={praktik} />
				</p>
				{poli && (
					<p className="mt-1 flex items-start gap-1.5 text-sm text-soft">
						<MapPin className="mt-0.5 size-4 shrink-0" />
						{poli}
					</p>
				)}
				<div className="mt-auto -mb-2">
					<ProfilLink dokter={dokter} />
				</div>
			</div>
		</article>
	)
}

export const DokterLink = ({ dokter: { id, nama } }: { dokter: Pick<Dokter, 'id' | 'nama'> }) => (
	<CardLink {...useJadwalLink(id)}>{nama}</CardLink>
)

/** A link to this page with the doctor's schedule open on it. */
export function useJadwalLink(id: string) {
	const parameters = usePageParameters()
	parameters.set(DOKTER_PARAMETER, id)
	return {
		to: { search: `?${parameters}` },
		state: { dokterOpenedHere: true } satisfies OpenedHere,
		preventScrollReset: true,
		defaultShouldRevalidate: false,
	}
}
