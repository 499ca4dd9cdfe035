import {
	atWidth,
	type PictureFolder,
	type PictureWidth,
	pictureAddress,
	pictureWidths,
} from '../../../contract/media/pictures.ts'
import { Lambang } from '../icon/lambang.tsx'
import { Monogram } from './monogram.tsx'

export interface PictureProps {
	folder: PictureFolder
	file: string | null | undefined
	/** The description by staff; empty for a picture that repeats the text beside it. */
	alt?: string
	/** The name of the person who is shown: without a photo, their initials take its place. */
	nama?: string
	/** The intrinsic size, which reserves the space before the picture loads. The default is the size of most photos. */
	width?: number
	height?: number
	/** The displayed width in the syntax of the `sizes` attribute. */
	sizes: string
	/** For the first large picture of a page: it loads early. */
	priority?: boolean
	/** Contained in its box instead of covering it. */
	whole?: boolean
	className?: string
}

const PHOTO_WIDTH = 1200

/** A responsive picture, or a placeholder if there is no file. */
export function Picture({
	folder,
	file,
	alt = '',
	nama,
	width = PHOTO_WIDTH,
	height = 800,
	sizes,
	priority = false,
	whole = false,
	className = '',
}: PictureProps) {
	if (!file && nama) return <Monogram nama={nama} className={className} />
	if (!file)
		return (
			<div
				className={`grid place-items-center bg-teal-50 text-teal-200 ${className}`}
				aria-hidden="true"
				data-placeholder
			>
				<Lambang className="size-1/4 max-h-16 max-w-16" />
			</div>
		)
	return (
		<img
			{...sourcesOf({ folder, file, width, sizes })}
			width={width}
			height={height}
			alt={alt}
			loading={priority ? 'eager' : 'lazy'}
			fetchPriority={priority ? 'high' : undefined}
			decoding={priority ? 'sync' : 'async'}
			className={`${whole ? 'object-contain' : 'bg-teal-50 object-cover'} ${className}`}
		/>
	)
}

interface Source extends Pick<PictureProps, 'folder' | 'width' | 'sizes'> {
	file: string
}

function sourcesOf({ folder, file, width = PHOTO_WIDTH, sizes }: Source) {
	const address = pictureAddress(folder, file)
	const widths = usefulWidths(sizes, width)
	const widest = widths.at(-1)
	return {
		src: widest ? atWidth(address, widest) : address,
		srcSet: widths.map((each) => `${atWidth(address, each)} ${each}w`).join(', '),
		// Safari knows the range syntax only from 16.4 on.
		sizes: sizes.replaceAll('width >= ', 'min-width: '),
	}
}

/**
 * Loads the picture of a `<Picture>` with these properties ahead. Of a preloading link, browsers complain in the console
 * when its picture is shown late.
 */
export function preloadPicture({ file, ...picture }: Pick<PictureProps, 'folder' | 'file' | 'width' | 'sizes'>) {
	if (!file) return
	const { sizes, srcSet: srcset, src } = sourcesOf({ ...picture, file })
	Object.assign(new Image(), { sizes, srcset, src })
}

/** The narrowest phone in CSS pixels. */
const NARROWEST = 320
/** More device pixels per CSS pixel than this make no visible difference. */
const FINEST = 3

/** `(width >= 500px) 50vw` or `80px`, the two forms of our `sizes`. */
const SIZE = /^(?:\(width >= (\d+)px\) )?(\d+)(px|vw)$/

/**
 * The widths of a picture that some screen needs, given its displayed and its intrinsic width. Every width is an
 * address in the HTML, so useless ones are left out.
 *
 * @example
 * usefulWidths('80px', 1200) // [96, 160, 240]
 */
export function usefulWidths(sizes: string, ownWidth: number): PictureWidth[] {
	const shown = sizes.split(', ').map((size) => {
		const [, from = NARROWEST, length, unit] = SIZE.exec(size) ?? []
		if (unit === 'px') return { least: Number(length), most: Number(length) * FINEST }
		return { least: unit ? (Number(from) * Number(length)) / 100 : 0, most: Number.POSITIVE_INFINITY }
	})
	const least = Math.min(...shown.map((each) => each.least))
	const most = Math.max(...shown.map((each) => each.most))
	const made = pictureWidths.filter((width) => width <= Math.max(ownWidth, pictureWidths[0]))
	const useful = made.filter((width, index) => width >= least && (made[index - 1] ?? 0) < most)
	return useful.length > 0 ? useful : made.slice(-1)
}
