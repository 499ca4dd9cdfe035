import { preload } from 'react-dom'
import { atWidth, type PictureFolder, pictureAddress } from '../../../contract/media/pictures.ts'
import { Lambang } from '../icon/lambang.tsx'
import { usefulWidths } from './useful-widths.ts'

export interface PictureProps {
	folder: PictureFolder
	file: string | null | undefined
	/** The description by staff; empty for a picture that repeats the text beside it. */
	alt?: string
	/** The intrinsic size, which reserves the space before the picture loads. */
	width: number
	height: number
	/** The displayed width in the syntax of the `sizes` attribute. */
	sizes: string
	/** For the first large picture of a page: it loads early. */
	priority?: boolean
	/** Contained in its box instead of covering it. */
	whole?: boolean
	className?: string
}

/** A responsive picture, or a placeholder if there is no file. */
export function Picture({
	folder,
	file,
	alt = '',
	width,
	height,
	sizes,
	priority = false,
	whole = false,
	className = '',
}: PictureProps) {
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

function sourcesOf({ folder, file, width, sizes }: Source) {
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

/** Preloads the picture of a `<Picture>` with these properties. */
export function preloadPicture({
	folder,
	file,
	width,
	sizes,
}: Pick<PictureProps, 'folder' | 'file' | 'width' | 'sizes'>) {
	if (!file) return
	const sources = sourcesOf({ folder, file, width, sizes })
	preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes })
}
