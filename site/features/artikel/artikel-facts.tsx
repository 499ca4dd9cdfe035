import { BookOpenText, CalendarDays, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatAngka } from '../../../contract/angka/angka.ts'
import type { Artikel } from '../../../contract/artikel/artikel.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { backgroundApi } from '../../load.ts'
import { readingMinutes } from './reading-minutes.ts'

const fact = 'inline-flex items-center gap-1.5'
const icon = 'size-4 shrink-0 text-teal-600'

export function ArtikelFacts({ artikel }: { artikel: Artikel }) {
	const { nama, uri } = artikel.kategoriArtikel
	const tanggal = tanggalWib(artikel.createdAt)
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-soft">
			<Link
				to={`/kategori-info-kesehatan/${uri}`}
				className="inline-flex min-h-11 items-center rounded-full bg-leaf-100 px-4 font-semibold text-leaf-700 underline-offset-4 hover:underline"
			>
				{nama}
			</Link>
			<time dateTime={tanggal} className={fact}>
				<CalendarDays className={icon} />
				{formatTanggal(tanggal)}
			</time>
			<span className={fact}>
				<BookOpenText className={icon} />
				{readingMinutes(artikel.textContent)} menit baca
			</span>
			<CountView key={artikel.id} uri={artikel.uri} countView={artikel.countView} />
		</div>
	)
}

/**
 * Counts a read of the article, once per visit, and shows the new count. Key it by the article, so that the next article
 * is another visit.
 */
function CountView({ uri, countView }: { uri: string; countView: number }) {
	const [counted, setCounted] = useState(countView)
	const sent = useRef(false)
	useEffect(
		() =>
			whenShown(() => {
				// React's strict mode runs every effect twice.
				if (sent.current) return
				sent.current = true
				backgroundApi()('GET /v1/public/artikel/detail/{uri}', { params: { uri }, query: { isCount: true } }).then(
					({ data }) => setCounted(data.countView),
					() => {},
				)
			}),
		[uri],
	)
	return (
		<span className={`${fact} tabular-nums`}>
			<Eye className={icon} />
			{`${formatAngka(counted)} Dibaca`}
		</span>
	)
}

export const ArtikelPeople = ({ artikel: { penulis, peninjau, ditinjauPada } }: { artikel: Artikel }) =>
	(penulis || peninjau) && (
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

/** A prerendered page counts only when the browser shows it. */
function whenShown(act: () => void): (() => void) | undefined {
	if (!(document as { prerendering?: boolean }).prerendering) {
		act()
		return
	}
	document.addEventListener('prerenderingchange', act, { once: true })
	return () => document.removeEventListener('prerenderingchange', act)
}
