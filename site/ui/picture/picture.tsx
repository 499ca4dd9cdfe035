import { preload } from 'react-dom'
import { atWidth, type PictureFolder, pictureAddress } from '../../../contract/pictures.ts'
import { clientSettings } from '../../settings.ts'
import { useSettings } from '../../template.ts'
import { JasmineMark } from '../icon/jasmine-mark.tsx'
import { usefulWidths } from './useful-widths.ts'

export interface PictureProps {
	folder: PictureFolder
	file: string | null | undefined
	/** What staff said it shows; empty for a picture that only decorates what the text beside it says. */
	alt?: string
	/** The picture's own proportions; its place is kept before it arrives. */
	width: number
	height: number
	/** How wide it is shown, as the `sizes` attribute writes it. */
	sizes: string
	/** The first large picture of a page: loaded early and never lazily. */
	priority?: boolean
	/** Whole, with room around it, instead of filling its place. */
	whole?: boolean
	className?: string
}

/** A picture of ours in as many widths as the screen may ask for, or a quiet placeholder where there is none. */
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
	const imageBase = useSettings()?.imageBase || '/images'
	if (!file)
		return (
			<div
				className={`grid place-items-center bg-teal-50 text-teal-200 ${className}`}
				aria-hidden="true"
				data-placeholder
			>
				<JasmineMark className="size-1/4 max-h-16 max-w-16" />
			</div>
		)
	return (
		<img
			{...sourcesOf({ folder, file, width, sizes }, imageBase)}
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

function sourcesOf({ folder, file, width, sizes }: Source, imageBase: string) {
	const address = pictureAddress(folder, file, undefined, imageBase)
	const widths = usefulWidths(sizes, width)
	const widest = widths.at(-1)
	return {
		src: widest ? atWidth(address, widest) : address,
		srcSet: widths.map((each) => `${atWidth(address, each)} ${each}w`).join(', '),
		// Safari knows the range syntax only from 16.4 on.
		sizes: sizes.replaceAll('width >= ', 'min-width: '),
	}
}

/** Fetches what a `<Picture>` with these properties will show, so that it is there when it appears. */
export function preloadPicture({
	folder,
	file,
	width,
	sizes,
}: Pick<PictureProps, 'folder' | 'file' | 'width' | 'sizes'>) {
	if (!file) return
	const sources = sourcesOf({ folder, file, width, sizes }, clientSettings().imageBase || '/images')
	preload(sources.src, { as: 'image', imageSrcSet: sources.srcSet, imageSizes: sources.sizes })
}
