import { Picture, type PictureProps } from '../picture/picture.tsx'

interface ThumbnailRowProps extends Pick<PictureProps, 'folder' | 'file' | 'nama' | 'sizes'> {
	as?: 'article' | 'div' | 'header' | 'li'
	/** The height of the picture for a width of 480; a square by default. */
	height?: number
	pictureClass: string
	className?: string
	textClass?: string
	/** After the text: a button or an arrow. */
	end?: React.ReactNode
	children: React.ReactNode
}

/** A small picture and text beside it. The text names what the picture shows, so the picture has an empty alt. */
export const ThumbnailRow = ({
	as: Row = 'article',
	pictureClass,
	height = 480,
	className = '',
	textClass = '',
	end,
	children,
	...picture
}: ThumbnailRowProps) => (
	<Row className={`flex ${className}`}>
		<Picture {...picture} alt="" width={480} height={height} className={`shrink-0 ${pictureClass}`} />
		<div className={`min-w-0 ${textClass}`}>{children}</div>
		{end}
	</Row>
)
