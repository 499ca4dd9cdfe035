import { Link, type LinkProps } from 'react-router'
import type { PictureFolder } from '../../../contract/media/pictures.ts'
import { Picture } from '../picture/picture.tsx'

interface PictureCardProps {
	to: string
	nama: string
	ringkasan?: string
	folder: PictureFolder
	foto: string | null | undefined
	alt?: string | null
	heading?: 'h2' | 'h3'
	priority?: boolean
	/** Two columns on the phone, with picture and name only. */
	dense?: boolean
}

/**
 * A card with picture, name and a few words that links to a page. Where it is alone on its row, the picture is beside
 * the text. Its props are the names of the contract.
 */
export const PictureCard = ({
	to,
	nama,
	ringkasan,
	folder,
	foto,
	alt,
	heading: Heading = 'h3',
	priority,
	dense = false,
}: PictureCardProps) => (
	<div className="@container h-full">
		<article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-soft @min-[40rem]:flex-row">
			<Picture
				folder={folder}
				file={foto}
				alt={alt ?? undefined}
				sizes={`(width >= 980px) 380px, (width >= 500px) 50vw, ${dense ? 50 : 100}vw`}
				priority={priority}
				className="aspect-3/2 w-full @min-[40rem]:w-1/2 @min-[40rem]:shrink-0"
			/>
			<div
				className={`flex grow flex-col gap-1.5 @min-[40rem]:justify-center @min-[40rem]:p-8 ${dense ? 'p-3.5 sm:p-5' : 'p-5'}`}
			>
				<Heading className={`leading-snug ${dense ? 'text-base sm:text-lg' : 'text-lg'}`}>
					<CardLink to={to}>{nama}</CardLink>
				</Heading>
				{ringkasan && <p className={`line-clamp-2 text-soft ${dense ? 'max-sm:hidden' : ''}`}>{ringkasan}</p>}
			</div>
		</article>
	</div>
)

/**
 * The title link of a card. Its click area covers the whole card, which is `group relative`. A link that opens a dialog
 * on this page changes the parameters alone: it has no transition of pages.
 */
export const CardLink = (props: LinkProps) => (
	<Link viewTransition={typeof props.to === 'string'} {...props} className="covers-card group-hover:text-teal-700" />
)
