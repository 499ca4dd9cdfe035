import { CalendarDays } from 'lucide-react'
import type { Dokter } from '../../../contract/dokter/dokter.ts'
import type { Jadwal } from '../../../contract/dokter/takes-place.ts'
import { usePageParameters } from '../../lib/navigation/page-parameters.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { cutText } from '../../ui/page-header/cut-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { DOKTER_PARAMETER, type OpenedHere } from './jadwal/jadwal-gate.tsx'
import { usePraktikLabel } from './jadwal/next-practice-day.ts'

export interface DokterOnCard extends Pick<Dokter, 'id' | 'nama' | 'foto' | 'alt' | 'spesialis'> {
	poliKlinik: { nama: string }[]
	jadwal: Jadwal
}

/** The grid columns for doctors, for `CardGrid`. */
export const DOKTER_COLUMNS = 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4'

/** The clinics of a doctor on one line, cut at the spec's 35 characters. */
export const poliLabel = (dokter: Pick<DokterOnCard, 'poliKlinik'>) =>
	cutText(dokter.poliKlinik.map((poli) => poli.nama).join(', '))

interface DokterCardProps {
	dokter: DokterOnCard
	/** Replaces the label of the next practice in any clinic. */
	praktik?: React.ReactNode
	priority?: boolean
}

/** A doctor: photo, name, clinics and the next day of practice. A click opens the schedule. */
export function DokterCard({ dokter, praktik, priority }: DokterCardProps) {
	const nextPraktik = usePraktikLabel(dokter)
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft">
			<Picture
				folder="foto-dokter"
				file={dokter.foto}
				alt={dokter.alt}
				width={800}
				height={1000}
				sizes="(width >= 980px) 280px, (width >= 500px) 33vw, 50vw"
				priority={priority}
				className="aspect-4/5 w-full"
			/>
			<div className="flex grow flex-col p-4">
				<h3 className="text-base leading-snug">
					<DokterLink dokter={dokter} />
				</h3>
				<p className="mt-1 text-sm text-soft">{poliLabel(dokter) || dokter.spesialis}</p>
				<p className="mt-auto flex items-start gap-1.5 pt-3 font-semibold text-sm text-teal-700 tabular-nums">
					<CalendarDays className="mt-0.5 size-4 shrink-0" />
					{praktik ? <span>{praktik}</span> : nextPraktik}
				</p>
			</div>
		</article>
	)
}

function withDokter(parameters: URLSearchParams, id: string): string {
	parameters.set(DOKTER_PARAMETER, id)
	return `?${parameters}`
}

/** The doctor's name as a link to this page with the schedule open on it. */
export function DokterLink({ dokter: { id, nama } }: { dokter: Pick<Dokter, 'id' | 'nama'> }) {
	return (
		<CardLink
			to={{ search: withDokter(usePageParameters(), id) }}
			state={{ dokterOpenedHere: true } satisfies OpenedHere}
			preventScrollReset
			defaultShouldRevalidate={false}
		>
			{nama}
		</CardLink>
	)
}
