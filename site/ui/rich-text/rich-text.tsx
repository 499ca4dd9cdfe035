import { embedFromKey } from '../../../contract/media/embed.ts'
import { Video } from '../video/video.tsx'

/** Rich text by staff, sanitised when it was saved. Its videos load on a click. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
	<div className={`rich-text ${className}`}>
		{splitEmbeds(html).map((part, index) =>
			part.embed ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
				<Video key={index} embed={part.embed} title="Video" />
			) : (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the API stores nothing that is not on its allow-list
				<div key={index} className="contents" dangerouslySetInnerHTML={{ __html: part.html }} />
			),
		)}
	</div>
)

const figure = /<figure data-embed="([^"]+)">.*?<\/figure>/gs

const splitEmbeds = (html: string) =>
	html
		.split(figure)
		.map((part, index) => (index % 2 === 0 ? { html: part, embed: null } : { html: '', embed: embedFromKey(part) }))
		.filter((part) => part.embed || part.html.trim() !== '')
