import { Play } from 'lucide-react'
import { useState } from 'react'
import { type Embed, embedAddress, embedPage } from '../../../contract/media/embed.ts'
import { Lambang } from '../icon/lambang.tsx'

interface VideoProps {
	embed: Embed
	title: string
}

/** The spec's size of an embedded video: 100 % wide, 290 px high. */
const VIDEO_HEIGHT = 290

const providerName = { youtube: 'YouTube', tiktok: 'TikTok', osm: 'OpenStreetMap', gmaps: 'Google Maps' }

/** A video of a third party. Nothing of the third party loads before a click. */
export function Video({ embed, title }: VideoProps) {
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
			className="group on-dark relative flex h-[290px] w-full flex-col items-center justify-center overflow-hidden rounded-card bg-linear-to-br from-teal-700 to-teal-900 px-6 text-center text-white"
		>
			<Lambang className="absolute -right-10 -bottom-10 size-56 text-white/8" />
			<span className="grid size-16 place-items-center rounded-full bg-white text-teal-800 transition-transform duration-200 group-hover:scale-105">
				<Play className="ml-1 size-7 fill-current" />
			</span>
			<span className="mt-4 line-clamp-2 font-semibold">{title}</span>
			<span className="mt-1 text-sm text-teal-100">Putar video dari {name}</span>
		</a>
	)
}
