import type { Banner } from '../../../contract/web/web.ts'
import { useTemplate } from '../../template.ts'
import './hero.css'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Embed, embedAddress, parseEmbed } from '../../../contract/media/embed.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { prefersReducedMotion } from '../../ui/carousel/use-reduced-motion.ts'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

/** If the first banner is a video, it fills the hero alone; otherwise the pictures rotate. */
export function Hero({ banner }: { banner: Banner[] }) {
	const setting = useTemplate().webSetting.data
	const namaWeb = setting?.namaWeb ?? 'Beranda'
	const [first] = banner
	if (!first) return <PlainHero namaWeb={namaWeb} tentang={setting?.tentang} />
	return (
		<>
			<h1 className="sr-only">{namaWeb}</h1>
			{first.contentType === 'embed_video' ? (
				<BannerVideo banner={first} />
			) : (
				<BannerCarousel banner={banner.filter(({ contentType }) => contentType === 'gambar')} />
			)}
		</>
	)
}

/** Without banners the hero shows the name of the hospital. */
const PlainHero = ({ namaWeb, tentang }: { namaWeb: string; tentang?: string }) => (
	<div className="border-line border-b bg-linear-to-b from-teal-50 to-ground">
		<div className="page py-10 lg:py-20">
			<h1 className="text-3xl lg:text-5xl">{namaWeb}</h1>
			{tentang && <p className="mt-3 max-w-text text-soft lg:text-lg">{tentang}</p>}
		</div>
	</div>
)

/** How long a banner is shown. */
const BANNER_AUTOPLAY_MS = 1500

/** Banner pictures with their text, one at a time. */
function BannerCarousel({ banner }: { banner: Banner[] }) {
	return (
		<Carousel
			label="Sorotan"
			autoplayMs={BANNER_AUTOPLAY_MS}
			slides={banner.map((each, index) => ({
				id: each.id,
				content: <BannerSlide banner={each} first={index === 0} />,
			}))}
			slideClass="basis-full"
			className="relative mx-auto flex max-w-400 flex-col lg:px-6 lg:pt-6"
			viewportClass="lg:rounded-card"
			controlsClass="order-last mx-auto mt-4 lg:absolute lg:right-12 lg:bottom-6 lg:z-10"
		/>
	)
}

const BannerSlide = ({ banner, first }: { banner: Banner; first: boolean }) => (
	<div className="relative flex h-full flex-col pb-3 lg:min-h-136 lg:pb-0">
		<Picture
			folder="beranda/banner"
			file={banner.content}
			alt={banner.alt}
			width={1600}
			height={800}
			sizes="(width >= 1600px) 1552px, (width >= 500px) 100vw, 125vw"
			priority={first}
			className="aspect-16/10 w-full sm:aspect-2/1 object-[78%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
		/>
		{/* Keeps the text readable on any picture. */}
		{hasBannerText(banner) && (
			<div className="absolute inset-0 hidden bg-linear-to-r from-paper/75 via-42% via-paper/75 to-60% to-transparent lg:block" />
		)}
		<BannerText banner={banner} />
	</div>
)

/** The hero as a looping muted video. It starts by itself unless the visitor prefers reduced motion or saves data. */
function BannerVideo({ banner }: { banner: Banner }) {
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

interface BannerTextProps {
	banner: Banner
	/** Light text for a dark picture. */
	light?: boolean
}

/** The text and the button of a banner: a card below the picture on the phone, over the picture on wide screens. */
function BannerText({ banner, light = false }: BannerTextProps) {
	const { text, buttonLink, buttonTitle } = banner
	if (!hasBannerText(banner)) return null
	return (
		<div className="page relative -mt-8 flex grow flex-col lg:mt-0 lg:justify-center lg:px-12 xl:px-20">
			<div className="flex grow flex-col items-start rounded-card bg-paper p-5 shadow-soft lg:max-w-112 lg:grow-0 lg:bg-transparent lg:p-0 lg:shadow-none">
				<RichText html={text} className={`banner-text ${light ? 'banner-text-light' : ''}`} />
				{buttonLink && buttonTitle && (
					<div className="mt-auto pt-5 lg:mt-0 lg:pt-7">
						<ButtonLink to={buttonLink} className={light ? 'lg:bg-white lg:text-teal-800 lg:hover:bg-teal-50' : ''}>
							{buttonTitle}
						</ButtonLink>
					</div>
				)}
			</div>
		</div>
	)
}

/** A banner may be its picture alone. */
const hasBannerText = ({ text, buttonLink, buttonTitle }: Banner): boolean =>
	text.replace(/<[^>]*>/g, '').trim() !== '' || Boolean(buttonLink && buttonTitle)
