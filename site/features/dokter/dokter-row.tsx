import type { Dokter } from '../../../contract/dokter.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { usePraktikLabel } from '../jadwal/use-praktik-label.ts'
import { DokterLink, poliLabel } from './dokter-card.tsx'

/** A doctor on one line, for side columns. Choosing it opens the schedule. */
export function DokterRow({ dokter }: { dokter: Dokter }) {
	const praktik = usePraktikLabel(dokter)
	return (
		<article className="group relative flex items-center gap-4 rounded-card bg-paper p-3 shadow-soft">
			<Picture
				folder="foto-dokter"
				file={dokter.foto}
				alt=""
				width={800}
				height={1000}
				sizes="72px"
				className="aspect-4/5 w-18 shrink-0 rounded-2xl"
			/>
			<div className="min-w-0">
				<h3 className="text-base leading-snug">
					<DokterLink id={dokter.id} className="covers-card group-hover:text-teal-700">
						{dokter.nama}
					</DokterLink>
				</h3>
				<p className="mt-0.5 text-sm text-soft leading-snug">{poliLabel(dokter) || dokter.spesialis}</p>
				<p className="mt-1 font-semibold text-sm text-teal-700">{praktik}</p>
			</div>
		</article>
	)
}
