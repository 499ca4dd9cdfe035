interface PanelProps {
	judul: string
	/** The number of items in the panel. */
	count?: number
	pengantar?: React.ReactNode
	children: React.ReactNode
}

/** The id of the heading, for links to it. */
export const panelId = (judul: string) => judul.toLowerCase().replaceAll(' ', '-')

/** A card with its heading. */
export function Panel({ judul, count, pengantar, children }: PanelProps) {
	const id = panelId(judul)
	return (
		<section aria-labelledby={id} className="scroll-mt-6 rounded-card bg-paper p-5 shadow-soft lg:p-7">
			<h2 id={id} className="text-xl">
				{judul}
				{count !== undefined && <span className="font-semibold text-soft"> ({count})</span>}
			</h2>
			{pengantar && <p className="mt-1.5 text-[0.9375rem] text-soft">{pengantar}</p>}
			{children}
		</section>
	)
}
