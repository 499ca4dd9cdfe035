import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import type { Artikel, ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import { parseEmbed } from '../../contract/media/embed.ts'
import { ArtikelRows } from '../features/artikel/artikel-card.tsx'
import { PosterArtikel } from '../features/artikel/poster-artikel.tsx'
import { DokterRow } from '../features/dokter/dokter-row.tsx'
import { useTemplate } from '../template.ts'
import { Empty } from '../ui/state/state.tsx'
import { Video } from '../ui/video/video.tsx'

interface ArtikelAsideProps {
	dokter: Artikel['dokter']
	populer: ArtikelRingkas[]
}

/** Beside an article: related doctors, a search form and popular articles. */
export function ArtikelAside({ dokter, populer }: ArtikelAsideProps) {
	const setting = useTemplate().artikelSetting.data
	const video = setting?.videoDetailArtikel && parseEmbed(setting.videoDetailArtikel.content)
	return (
		<aside className="no-print flex flex-col gap-10" aria-label="Informasi terkait">
			{dokter.length > 0 && (
				<Part judul="Dokter Terkait">
					<ul className="flex flex-col gap-3">
						{dokter.map((each) => (
							<li key={each.id}>
								<DokterRow dokter={each} />
							</li>
						))}
					</ul>
				</Part>
			)}
			<Part judul="Cari Informasi">
				<SearchForm />
			</Part>
			<Part judul="Informasi Populer">
				{populer.length === 0 ? (
					<Empty thing="Artikel" />
				) : (
					<ArtikelRows artikel={populer} className="-mx-2 flex flex-col gap-1" />
				)}
			</Part>
			{video && (
				<Part judul="Video">
					<Video embed={video} title="Video kesehatan" />
				</Part>
			)}
			<PosterArtikel poster={setting?.posterDetailArtikel} sizes="(width >= 980px) 320px, 100vw" />
		</aside>
	)
}

function Part({ judul, children }: { judul: string; children: React.ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-4 text-xl">
				{judul}
			</h2>
			{children}
		</section>
	)
}

const SearchForm = () => (
	<Form action="/pencarian" role="search" className="relative">
		<input
			type="search"
			name="cari"
			aria-label="Cari dokter, layanan atau artikel"
			placeholder="Dokter, layanan, artikel…"
			className="h-12 w-full rounded-full border border-soft/60 bg-paper pr-13 pl-5 placeholder:text-soft"
		/>
		<button
			type="submit"
			aria-label="Cari"
			className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full bg-teal-700 text-white hover:bg-teal-800"
		>
			<Search className="size-5" />
		</button>
	</Form>
)
