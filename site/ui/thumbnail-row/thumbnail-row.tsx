import { Picture, type PictureProps } from '../picture/picture.tsx'

interface ThumbnailRowProps {
	as?: 'article' | 'div' | 'header' | 'li'
	picture: Omit<PictureProps, 'alt'>
	className?: string
	textClass?: string
	/** Behind the text: a button or an arrow. */
	end?: React.ReactNode
	children: React.ReactNode
}

/** A small picture and text beside it. The text names what the picture shows, so the picture has an empty alt. */
export function ThumbnailRow({
	as: Row = 'article',
	picture,
	className = '',
	textClass = '',
	end,
	children,
}: ThumbnailRowProps) {
	return (
		<Row className={`flex ${className}`}>
			<Picture {...picture} alt="" className={`shrink-0 ${picture.className ?? ''}`} />
			<div className={`min-w-0 ${textClass}`}>{children}</div>
			{end}
		</Row>
	)
}
