import { Play } from 'lucide-react'
import { useState } from 'react'
import { type Embed, embedAddress, embedPage } from '../../../contract/media/embed.ts'
import { Lambang } from '../icon/lambang.tsx'
import { Picture } from '../picture/picture.tsx'

/** The spec's size of an embedded video: 100 % wide, 290 px high. */
const VIDEO_HEIGHT = 290

const providerName = { youtube: 'YouTube', tiktok: 'TikTok', osm: 'OpenStreetMap', gmaps: 'Google Maps' }

interface VideoProps {
	embed: Embed
	title: string
	/** Its picture, a file of our gallery. */
	gambar?: string
}

/** A video of a third party. Nothing of the third party loads before a click. */
export function Video({ embed, title, gambar }: VideoProps) {
	const [playing, setPlaying] = useState(false)
	const name = providerName[embed.provider]
	if (playing)
		return (
			<iframe
				src={embedAddress(embed, { autoplay: true })}
				title={title}
				height={VIDEO_HEIGHT}
				allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
				referrerPolicy="strict-origin-when-cross-origin"
				className="block w-full rounded-card bg-teal-900"
			/>
		)
	return (
		<a
			href={embedPage(embed)}
			target="_blank"
			rel="noopener noreferrer"
			onClick={(event) => {
				event.preventDefault()
				setPlaying(true)
			}}
			className="no-print group on-dark relative flex h-[290px] w-full flex-col items-center justify-center overflow-hidden rounded-card bg-linear-to-br from-teal-700 to-teal-900 text-white"
		>
			{gambar ? (
				<Picture
					folder="gallery"
					file={gambar}
					width={1280}
					height={720}
					sizes="(width >= 980px) 400px, 100vw"
					className="absolute size-full"
				/>
			) : (
				<Lambang className="absolute -top-8 -right-8 size-64 text-white/8" />
			)}
			<span className="relative mt-auto grid size-16 place-items-center rounded-full bg-white text-teal-800 shadow-soft transition-transform duration-200 group-hover:scale-105">
				<Play className="ml-1 size-7 fill-current" />
			</span>
			<span className="relative mt-auto w-full bg-linear-to-t from-55% from-teal-900/95 to-transparent px-5 pt-8 pb-4 text-left">
				<span className="line-clamp-2 font-semibold leading-snug">{title}</span>
				<span className="mt-1 block text-sm text-teal-100">Putar video dari {name}</span>
			</span>
		</a>
	)
}
