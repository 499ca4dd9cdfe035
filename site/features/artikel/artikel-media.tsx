import { parseEmbed } from '../../../contract/embed.ts'
import type { ArtikelSetting } from '../../../contract/web.ts'
import { Section } from '../../ui/section/section.tsx'
import { Video } from '../../ui/video/video.tsx'
import { PosterArtikel } from './poster-artikel.tsx'

/** Poster, video and short video of the site setting; each may be missing. */
export function ArtikelMedia({ setting }: { setting: ArtikelSetting | null }) {
	const poster = setting?.posterDaftarArtikel
	const videos = [
		{ title: 'Video kesehatan', content: setting?.youtubeDaftarArtikel?.content },
		{ title: 'Video pendek kesehatan', content: setting?.tiktokDaftarArtikel?.content },
	].flatMap(({ title, content }) => {
		const embed = content ? parseEmbed(content) : null
		return embed ? [{ title, embed }] : []
	})
	if (!poster && videos.length === 0) return null
	return (
		<Section judul="Tonton dan Simak" tone="sand">
			<div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
				<PosterArtikel poster={poster} sizes="(width >= 768px) 450px, 100vw" />
				<div className="flex flex-col gap-5">
					{videos.map(({ title, embed }) => (
						<Video key={title} embed={embed} title={title} />
					))}
				</div>
			</div>
		</Section>
	)
}
