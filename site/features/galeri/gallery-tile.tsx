import { Expand } from 'lucide-react'
import { parseEmbed } from '../../../contract/media/embed.ts'
import { pictureAddress } from '../../../contract/media/pictures.ts'
import type { Gallery } from '../../../contract/rumah-sakit/gallery.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Video } from '../../ui/video/video.tsx'

/** For a picture without a stored size. */
const UNKNOWN_SIZE = { lebar: 1200, tinggi: 900 }

export const pictureSize = ({ lebar, tinggi }: Gallery) => (lebar && tinggi ? { lebar, tinggi } : UNKNOWN_SIZE)

const LARGE_WIDTH = 1600

/** A picture in its own proportions, or a video that loads on a click. */
export function GalleryTile({ item, priority, onOpen }: { item: Gallery; priority: boolean; onOpen: () => void }) {
	if (item.contentType !== 'gambar') {
		const embed = parseEmbed(item.content)
		return embed && <Video embed={embed} title={item.keterangan} gambar={item.gambar} />
	}
	const { lebar, tinggi } = pictureSize(item)
	return (
		<a
			href={pictureAddress('gallery', item.content, LARGE_WIDTH)}
			aria-label={`Perbesar: ${item.keterangan}`}
			onClick={(event) => {
				event.preventDefault()
				onOpen()
			}}
			className="group on-dark relative block overflow-hidden rounded-card bg-teal-50"
		>
			<Picture
				folder="gallery"
				file={item.content}
				alt=""
				width={lebar}
				height={tinggi}
				sizes="(width >= 980px) 380px, (width >= 500px) 50vw, 100vw"
				priority={priority}
				className="h-auto w-full"
			/>
			<span className="absolute inset-x-0 bottom-0 flex items-end gap-3 bg-linear-to-t from-teal-900/95 via-teal-900/75 to-transparent px-4 pt-10 pb-3.5 text-sm text-white leading-snug">
				<span className="line-clamp-2 grow">{item.keterangan}</span>
				<Expand className="size-5 shrink-0" />
			</span>
		</a>
	)
}

/** The class for the height of an item in the grid. */
export function tileRows(item: Gallery): string {
	if (item.contentType !== 'gambar') return 'gallery-video'
	const { lebar, tinggi } = pictureSize(item)
	return pictureRows(lebar, tinggi)
}

/** How many rows of gallery.css are as high as a column is wide. */
const ROWS_PER_COLUMN = 40

/** Free rows below a picture: the gap to the next one. */
const GAP_ROWS = 2

/** site.css has a class for each of these (`row-span-…`). */
const ROWS = { min: 12, max: 92 }

/** The row-span class that fits the proportions of a picture. */
export function pictureRows(lebar: number, tinggi: number): string {
	const rows = Math.round((tinggi / lebar) * ROWS_PER_COLUMN) + GAP_ROWS
	return `row-span-${Math.min(Math.max(rows, ROWS.min), ROWS.max)}`
}
