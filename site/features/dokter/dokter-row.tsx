import type { Dokter } from '../../../contract/dokter/dokter.ts'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import { DokterLink, poliLabel } from './dokter-card.tsx'
import { Praktik } from './jadwal/praktik.tsx'

/** A doctor on one line, for side columns. A click opens the schedule. */
export const DokterRow = ({ dokter }: { dokter: Dokter }) => (
	<ThumbnailRow
		folder="foto-dokter"
		file={dokter.foto}
		nama={dokter.nama}
		sizes="72px"
		pictureClass="aspect-4/5 w-18 rounded-2xl"
		className="group relative items-center gap-4 rounded-card bg-paper p-3 shadow-soft"
	>
		<h3 className="text-base leading-snug">
			<DokterLink dokter={dokter} />
		</h3>
		<p className="mt-0.5 text-sm text-soft leading-snug">{poliLabel(dokter) || dokter.spesialis}</p>
		<p className="mt-1 font-semibold text-sm text-teal-700">
			<Praktik jadwal={dokter.jadwal} />
		</p>
	</ThumbnailRow>
)
