import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Embed, embedAddress, parseEmbed } from '../../../contract/embed.ts'
import type { Banner } from '../../../contract/web.ts'
import { prefersReducedMotion } from '../../ui/carousel/use-reduced-motion.ts'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { BannerText, hasBannerText } from './banner-text.tsx'

/** The hero as a looping muted video. It starts by itself unless the visitor prefers reduced motion or saves data. */
export function BannerVideo({ banner }: { banner: Banner }) {
	const embed = parseEmbed(banner.content)
	const [playing, setPlaying] = useState(false)

	useEffect(() => {
		const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
		setPlaying(!prefersReducedMotion() && !saveData)
	}, [])

	return (
		<section aria-label="Sorotan" className="mx-auto max-w-400 lg:px-6 lg:pt-6">
			<div className="on-dark relative flex flex-col overflow-hidden lg:min-h-136 lg:rounded-card">
				<div className="relative aspect-video w-full overflow-hidden bg-linear-to-br from-teal-700 to-teal-900 lg:absolute lg:inset-0 lg:aspect-auto">
					<Lambang className="absolute -right-10 -bottom-10 size-72 text-white/8" />
					{embed && (playing ? <LoopingVideo embed={embed} /> : <VideoWithoutScripts embed={embed} />)}
					{hasBannerText(banner) && (
						<div className="absolute inset-0 hidden bg-linear-to-r from-teal-900/90 via-50% via-teal-900/75 to-75% to-transparent lg:block" />
					)}
				</div>
				<BannerText banner={banner} light />
				{embed && (
					<button
						type="button"
						aria-label={playing ? 'Jeda video' : 'Putar video'}
						onClick={() => setPlaying(!playing)}
						className="no-print noscript:hidden absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-paper text-teal-800 shadow-soft hover:bg-teal-50 lg:top-auto lg:right-6 lg:bottom-6"
					>
						{playing ? <Pause className="size-5" /> : <Play className="size-5" />}
					</button>
				)}
			</div>
		</section>
	)
}

/** A background only: it takes no clicks and no focus. */
const LoopingVideo = ({ embed }: { embed: Embed }) => (
	<iframe
		src={embedAddress(embed, { loop: true })}
		title="Video latar"
		tabIndex={-1}
		allow="autoplay; encrypted-media; picture-in-picture"
		referrerPolicy="strict-origin-when-cross-origin"
		className="pointer-events-none absolute top-1/2 left-0 aspect-video w-full -translate-y-1/2"
	/>
)

const VideoWithoutScripts = ({ embed }: { embed: Embed }) => (
	<noscript>
		<LoopingVideo embed={embed} />
	</noscript>
)
