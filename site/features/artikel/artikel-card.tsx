import type { ArtikelRingkas } from '../../../contract/artikel/artikel.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'

export interface ArtikelOnCard
	extends Pick<ArtikelRingkas, 'id' | 'uri' | 'judul' | 'ringkasan' | 'createdAt' | 'artikelMedia'> {
	kategoriArtikel: { nama: string }
}

interface ArtikelCardProps {
	artikel: ArtikelOnCard
	heading?: 'h2' | 'h3'
	priority?: boolean
	look?: keyof typeof looks
	/** False on a page that shows one category only. */
	withKategori?: boolean
}

const CardFacts = ({ artikel, withKategori }: { artikel: ArtikelOnCard; withKategori: boolean }) => (
	<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
		{withKategori && (
			<span className="rounded-full bg-leaf-100 px-2.5 py-0.5 font-semibold text-leaf-700">
				{artikel.kategoriArtikel.nama}
			</span>
		)}
		<time dateTime={tanggalWib(artikel.createdAt)}>{formatTanggal(tanggalWib(artikel.createdAt))}</time>
	</p>
)

const half = '(width >= 980px) 570px, (width >= 768px) 50vw, 100vw'

const looks = {
	normal: {
		card: '',
		picture: '',
		text: '',
		heading: 'text-lg',
		sizes: '(width >= 980px) 380px, (width >= 500px) 50vw, 100vw',
	},
	/** Half as wide as the page. */
	large: { card: '', picture: '', text: '', heading: 'text-xl', sizes: half },
	/** On a desktop the picture takes the remaining height of the row. */
	tall: {
		card: '',
		picture: 'lg:aspect-auto lg:h-0 lg:grow',
		text: 'lg:min-h-56 lg:grow-0',
		heading: 'text-lg lg:text-xl',
		sizes: '(width >= 980px) 570px, (width >= 768px) 50vw, 80vw',
	},
	/** On a desktop as wide as the page, with the picture beside the text. */
	wide: {
		card: 'lg:flex-row',
		// Firefox shrinks it by the intrinsic width of the picture.
		picture: 'lg:w-1/2 lg:shrink-0',
		text: 'lg:justify-center lg:p-10',
		heading: 'text-lg lg:text-3xl',
		sizes: half,
	},
}

export function ArtikelCard({
	artikel,
	heading: Heading = 'h3',
	priority,
	look = 'normal',
	withKategori = true,
}: ArtikelCardProps) {
	const { card, picture, text, heading, sizes } = looks[look]
	return (
		<article
			className={`group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft ${card}`}
		>
			<Picture
				folder="artikel"
				file={artikel.artikelMedia[0]?.content}
				alt={artikel.artikelMedia[0]?.alt}
				sizes={sizes}
				priority={priority}
				className={`aspect-3/2 w-full ${picture}`}
			/>
			<div className={`flex grow flex-col gap-2 p-5 ${text}`}>
				<CardFacts artikel={artikel} withKategori={withKategori} />
				<Heading className={`leading-snug ${heading}`}>
					<CardLink to={`/info-kesehatan/${artikel.uri}`}>{artikel.judul}</CardLink>
				</Heading>
				<p className={`line-clamp-2 text-soft ${look === 'tall' ? 'max-sm:hidden' : ''}`}>{artikel.ringkasan}</p>
			</div>
		</article>
	)
}

/** Articles on one line each, for side lists. */
export const ArtikelRows = ({ artikel, className }: { artikel: ArtikelOnCard[]; className: string }) =>
	artikel.length > 0 && (
		<ul className={className}>
			{artikel.map((each) => (
				<li key={each.id}>
					<ThumbnailRow
						folder="artikel"
						file={each.artikelMedia[0]?.content}
						sizes="80px"
						pictureClass="aspect-square size-20 rounded-2xl max-sm:size-14"
						className="group relative items-center gap-4 rounded-2xl p-2 hover:bg-teal-50"
					>
						<h3 className="line-clamp-2 text-base leading-snug">
							<CardLink to={`/info-kesehatan/${each.uri}`}>{each.judul}</CardLink>
						</h3>
						<p className="mt-1 text-sm text-soft">{formatTanggal(tanggalWib(each.createdAt))}</p>
					</ThumbnailRow>
				</li>
			))}
		</ul>
	)
