const videos = /<figure data-embed=.*?<\/figure>/gs

/** Rich text by staff without its videos, for pages where nobody watches one and none of their code is loaded. */
export const TextOnly = ({ html, className = '' }: { html: string; className?: string }) => (
	<div
		className={`rich-text ${className}`}
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the API stores nothing that is not on its allow-list
		dangerouslySetInnerHTML={{ __html: html.replaceAll(videos, '') }}
	/>
)
