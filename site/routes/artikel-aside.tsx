import { useId } from 'react'
import type { ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import type { Dokter } from '../../contract/dokter/dokter.ts'
import { parseEmbed } from '../../contract/media/embed.ts'
import { ArtikelRows } from '../features/artikel/artikel-card.tsx'
import { PosterArtikel } from '../features/artikel/poster-artikel.tsx'
import { DokterRow } from '../features/dokter/dokter-row.tsx'
import { SearchForm } from '../features/pencarian/search-form.tsx'
import { useTemplate } from '../template.ts'
import { Empty } from '../ui/state/state.tsx'
import { Video } from '../ui/video/video.tsx'

/** Beside an article: related doctors, a search form and popular articles. */
export function ArtikelAside({ dokter, populer }: { dokter: Dokter[]; populer: ArtikelRingkas[] }) {
	const setting = useTemplate().artikelSetting.data
	const video = setting?.videoDetailArtikel
	const embed = video && parseEmbed(video.content)
	return (
		<aside className="no-print flex flex-col gap-10" aria-label="Informasi terkait">
			{dokter.length > 0 && (
				<Part judul="Dokter terkait">
					<ul className="flex flex-col gap-3">
						{dokter.map((each) => (
							<li key={each.id}>
								<DokterRow dokter={each} />
							</li>
						))}
					</ul>
				</Part>
			)}
			<Part judul="Cari informasi">
				<SearchForm label="Cari dokter, layanan atau artikel" placeholder="Dokter, layanan, artikel…" />
			</Part>
			<Part judul="Informasi populer">
				{populer.length === 0 ? (
					<Empty thing="Artikel" />
				) : (
					<ArtikelRows artikel={populer} className="-mx-2 flex flex-col gap-1" />
				)}
			</Part>
			{video && embed && (
				<Part judul="Video">
					<Video embed={embed} title={video.judul ?? 'Video kesehatan'} gambar={video.gambar} />
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
