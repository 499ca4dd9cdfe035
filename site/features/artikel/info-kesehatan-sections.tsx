import { Link } from 'react-router'
import type { ArtikelRingkas, KategoriArtikel } from '../../../contract/artikel/artikel.ts'
import { parseEmbed } from '../../../contract/media/embed.ts'
import type { ArtikelSetting } from '../../../contract/web/web.ts'
import { Section } from '../../ui/section/section.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { Video } from '../../ui/video/video.tsx'
import { ArtikelCard, type ArtikelOnCard, ArtikelRows } from './artikel-card.tsx'
import { PosterArtikel } from './poster-artikel.tsx'

const chip =
	'inline-flex min-h-11 items-center rounded-full border px-3.5 py-1.5 font-semibold text-sm leading-tight transition-colors duration-200'

export const KategoriChips = ({ kategori }: { kategori: KategoriArtikel[] }) => (
	<nav aria-label="Kategori artikel" className="no-print mt-5">
		<ul className="flex flex-wrap gap-2">
			{kategori.map(({ id, nama, uri }) => (
				<li key={id}>
					<Link
						to={`/kategori-info-kesehatan/${uri}`}
						className={`${chip} border-teal-200 bg-paper text-teal-800 hover:bg-teal-100`}
					>
						{nama}
					</Link>
				</li>
			))}
			<li>
				<Link
					to="/kategori-info-kesehatan"
					className={`${chip} border-teal-700 bg-teal-700 text-white hover:bg-teal-800`}
				>
					KATEGORI LAINNYA
				</Link>
			</li>
		</ul>
	</nav>
)

/** The first favourites are large, the others are a list. */
const LARGE = 2

export function ArtikelHighlights({ artikel }: { artikel: ArtikelOnCard[] }) {
	const isAlone = artikel.length === 1
	return (
		<Section judul="Artikel pilihan">
			<ul className={`grid gap-5 ${isAlone ? '' : 'md:grid-cols-2'}`}>
				{artikel.slice(0, LARGE).map((each, index) => (
					<li key={each.id}>
						<ArtikelCard artikel={each} look={isAlone ? 'wide' : 'large'} priority={index === 0} />
					</li>
				))}
			</ul>
			<ArtikelRows artikel={artikel.slice(LARGE)} className="mt-6 grid gap-x-6 gap-y-2 md:grid-cols-2 lg:grid-cols-3" />
		</Section>
	)
}

/** A young category has fewer than four articles. */
const rowColumns: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

/** The newest articles of a category side by side; on the phone they scroll sideways. Null when they failed to load. */
export const KategoriRow = ({ kategori, artikel }: { kategori: KategoriArtikel; artikel: ArtikelRingkas[] | null }) => (
	<Section
		judul={kategori.nama}
		more={{ to: `/kategori-info-kesehatan/${kategori.uri}`, title: 'Lihat Lainnya' }}
		dense
		className="far-below far-below-120 sm:far-below-224 lg:far-below-112"
	>
		{artikel === null ? (
			<Empty thing="Artikel" />
		) : (
			<ul
				className={`-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:gap-5 sm:overflow-visible sm:px-0 sm:pb-0 ${rowColumns[artikel.length] ?? 'sm:grid-cols-2 lg:grid-cols-4'}`}
			>
				{artikel.map((each) => (
					<li key={each.id} className="w-[82%] shrink-0 snap-start only:w-full sm:w-auto">
						<ArtikelCard artikel={each} withKategori={false} look={artikel.length === 1 ? 'wide' : 'normal'} />
					</li>
				))}
			</ul>
		)}
	</Section>
)

/** Poster, video and short video of the site setting; each may be missing. */
export function ArtikelMedia({ setting }: { setting: ArtikelSetting | null }) {
	const poster = setting?.posterDaftarArtikel
	const videos = [
		{ title: 'Video kesehatan', video: setting?.youtubeDaftarArtikel },
		{ title: 'Video pendek kesehatan', video: setting?.tiktokDaftarArtikel },
	].flatMap(({ title, video }) => {
		const embed = video ? parseEmbed(video.content) : null
		return embed ? [{ title: video?.judul ?? title, embed, gambar: video?.gambar }] : []
	})
	if (!poster && videos.length === 0) return null
	return (
		<Section judul="Tonton dan simak" tone="sand">
			<div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
				<PosterArtikel poster={poster} sizes="(width >= 768px) 450px, 100vw" />
				<div className="flex flex-col gap-5">
					{videos.map((video) => (
						<Video key={video.embed.id} {...video} />
					))}
				</div>
			</div>
		</Section>
	)
}
