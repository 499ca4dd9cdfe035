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

interface FactsProps {
	facts: [name: string, value: React.ReactNode][]
}

/** Names and values. Names without a value share one line at the end. */
export function Facts({ facts }: FactsProps) {
	const missing = facts.filter(([, value]) => !value).map(([name]) => inSentence(name))
	return (
		<dl className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline">
			{facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
			{missing.length > 0 && (
				<Fact name="Belum diisi" value={<span className="text-soft">{missing.join(', ')}</span>} />
			)}
		</dl>
	)
}

/** `Nomor telepon` → `nomor telepon`, but `NIK` stays. */
const inSentence = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase())

const Fact = ({ name, value }: { name: string; value: React.ReactNode }) => (
	<div className="sm:contents">
		<dt className="text-[0.9375rem] text-soft">{name}</dt>
		<dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
	</div>
)
