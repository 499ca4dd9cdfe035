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
