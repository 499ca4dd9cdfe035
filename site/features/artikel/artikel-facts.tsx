import { BookOpenText, CalendarDays, Eye } from 'lucide-react'
import { Link } from 'react-router'
import { formatAngka } from '../../../contract/angka.ts'
import type { Artikel } from '../../../contract/artikel.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { useCountedRead } from './count-read.ts'
import { readingMinutes } from './reading-minutes.ts'

const fact = 'inline-flex items-center gap-1.5'
const icon = 'size-4 shrink-0 text-teal-600'

/** Below the title of an article: category, date, reading time and view count. */
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

function CountView({ uri, countView }: { uri: string; countView: number }) {
	const counted = useCountedRead(uri, countView)
	return (
		<span className={`${fact} tabular-nums`}>
			<Eye className={icon} />
			{`${formatAngka(counted)} Dibaca`}
		</span>
	)
}
