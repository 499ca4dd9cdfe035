export interface PanelProps {
	judul: string
	count?: number
	pengantar?: React.ReactNode
	/** In place of the children. */
	empty?: string | false
	/** Its button says the same as its heading, which the phone leaves out. */
	isAction?: boolean
	children: React.ReactNode
}

/** The id of the heading, for links to it. */
export const panelId = (judul: string) => judul.toLowerCase().replaceAll(' ', '-')

export function Panel({ judul, count, pengantar, empty, isAction = false, children }: PanelProps) {
	const id = panelId(judul)
	return (
		<section
			aria-labelledby={id}
			className={`scroll-mt-6 rounded-card bg-paper shadow-soft lg:p-7 ${isAction ? 'p-4 md:p-5' : 'p-5'}`}
		>
			<h2 id={id} className={isAction ? 'text-xl max-md:sr-only' : 'text-xl'}>
				{judul}
				{count !== undefined && <span className="font-semibold text-soft"> ({count})</span>}
			</h2>
			{pengantar && <p className="mt-1.5 text-[0.9375rem] text-soft">{pengantar}</p>}
			{empty ? <p className="mt-2 text-soft">{empty}</p> : children}
		</section>
	)
}

export const Badge = ({ children }: { children: string }) => (
	<span className="rounded-full bg-sand px-3 py-0.5 font-semibold text-ink text-sm">{children}</span>
)

/** Names and values. Names without a value share one line at the end. */
export function Facts({ facts }: { facts: [name: string, value: React.ReactNode][] }) {
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
