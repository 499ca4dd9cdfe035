import type { Artikel } from '../../../contract/artikel.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'

/** The author of an article and the doctor who reviewed it, as far as staff have named them. */
export function ArtikelPeople({ artikel: { penulis, peninjau, ditinjauPada } }: { artikel: Artikel }) {
	if (!penulis && !peninjau) return null
	return (
		<p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
			{penulis && <span>{`Ditulis oleh ${penulis}`}</span>}
			{peninjau && (
				<span>
					{`Ditinjau oleh ${peninjau}`}
					{ditinjauPada && (
						<>
							, <time dateTime={ditinjauPada}>{formatTanggal(ditinjauPada)}</time>
						</>
					)}
				</span>
			)}
		</p>
	)
}
