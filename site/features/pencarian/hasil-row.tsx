import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Dokter } from '../../../contract/dokter/dokter.ts'
import type { Faq } from '../../../contract/rumah-sakit/faq.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { cutText } from '../../ui/page-header/cut-text.ts'
import type { PictureProps } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import { DokterLink } from '../dokter/dokter-card.tsx'
import { Praktik } from '../dokter/jadwal/praktik.tsx'
import type { Found } from './search-more.ts'

const row = 'group relative h-full gap-4 rounded-2xl bg-paper p-3 shadow-soft'

const square = { sizes: '80px', pictureClass: 'size-20 rounded-xl' }

/** A logo is not cut to a square. */
const logo = { sizes: '112px', height: 240, pictureClass: 'w-28 self-center' }

interface HasilRowProps extends Pick<PictureProps, 'folder' | 'file'> {
	to: string
	judul: string
	teks: string
	/** Before the text, in bold. */
	fakta?: string
}

export function HasilRow({ to, judul, teks, fakta, folder, file }: HasilRowProps) {
	const shape = folder === 'logo-mitra' ? logo : square
	return (
		<ThumbnailRow folder={folder} file={file} {...shape} className={row} textClass="self-center">
			<h3 className="text-base leading-snug">
				<CardLink to={to}>{judul}</CardLink>
			</h3>
			{fakta && <p className="mt-0.5 font-semibold text-sm text-teal-800 tabular-nums">{fakta}</p>}
			<p className={`mt-1 text-sm text-soft ${fakta ? 'line-clamp-1' : 'line-clamp-2'}`}>{teks}</p>
		</ThumbnailRow>
	)
}

export const HasilFaq = ({ faq: { pertanyaan, jawaban } }: { faq: Faq }) => (
	<details className="group rounded-2xl bg-paper shadow-soft">
		<summary className="flex min-h-14 items-center gap-4 rounded-2xl px-4 py-3">
			<h3 className="grow text-base leading-snug">{pertanyaan}</h3>
			<ChevronDown className="size-5 shrink-0 text-teal-700 transition-transform duration-200 group-open:rotate-180" />
		</summary>
		<RichText html={jawaban} className="px-4 pb-4" />
	</details>
)

/** A doctor: the name opens the schedule, the clinics lead to their pages. */
export const HasilDokter = ({ dokter }: { dokter: Dokter }) => (
	<ThumbnailRow
		folder="foto-dokter"
		file={dokter.foto}
		nama={dokter.nama}
		sizes="80px"
		pictureClass="h-25 w-20 rounded-xl"
		className={row}
		textClass="flex flex-col self-center"
	>
		<h3 className="text-base leading-snug">
			<DokterLink dokter={dokter} />
		</h3>
		<p className="mt-0.5 text-sm text-teal-700">
			<Praktik jadwal={dokter.jadwal} />
		</p>
		<ul className="relative z-1 flex flex-wrap gap-x-3">
			{dokter.poliKlinik.map(({ id, nama, uri }) => (
				<li key={id}>
					<Link
						to={`/daftar-dokter/${uri}`}
						className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4 hover:text-teal-700"
					>
						{cutText(nama)}
					</Link>
				</li>
			))}
		</ul>
	</ThumbnailRow>
)

/** The number of visible results of a group; a click shows the rest. */
const SHOWN = 6

interface HasilGroupProps<Item> {
	id: string
	judul: string
	found: Found<Item>
	/** The grid's columns, where they differ from the usual ones. */
	columns?: string
	/** Below the results. */
	more?: React.ReactNode
	card: (item: Item) => React.ReactNode
}

export function HasilGroup<Item extends { id: string }>(props: HasilGroupProps<Item>) {
	const { id, judul, columns = 'sm:grid-cols-2 lg:grid-cols-3', more, card } = props
	const { data, pagination } = props.found
	const rest = data.slice(SHOWN)
	const list = (items: Item[]) => (
		<ul className={`grid gap-4 ${columns}`}>
			{items.map((item) => (
				<li key={item.id}>{card(item)}</li>
			))}
		</ul>
	)
	return (
		<section aria-labelledby={id} className="mt-10 first:mt-0">
			<h2 id={id} className="mb-4 flex scroll-mt-24 items-center gap-3 text-xl lg:text-2xl">
				{judul}
				<span className="rounded-full bg-teal-100 px-2.5 py-0.5 font-bold text-sm text-teal-800 tabular-nums">
					{pagination.totalData}
				</span>
			</h2>
			{list(data.slice(0, SHOWN))}
			{rest.length > 0 && (
				<details className="group/rest mt-4">
					<summary className="mb-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-teal-700 underline-offset-4 hover:underline">
						Tampilkan {rest.length} {judul.toLowerCase()} lainnya
						<ChevronDown className="size-5 transition-transform duration-200 group-open/rest:rotate-180" />
					</summary>
					{list(rest)}
				</details>
			)}
			{pagination.totalData > data.length && (
				<p className="mt-4 text-sm text-soft">
					{data.length} dari {pagination.totalData} ditampilkan. Tambahkan satu kata agar lebih tepat.
				</p>
			)}
			{more}
		</section>
	)
}
