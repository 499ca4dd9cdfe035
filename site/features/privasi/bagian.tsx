import { Link } from 'react-router'

/** A part of the privacy page. */
export interface Bagian {
	id: string
	judul: string
	isi: React.ReactNode
}

interface DaftarProps {
	items: [name: React.ReactNode, text: React.ReactNode][]
}

/** Terms with their descriptions. */
export function Daftar({ items }: DaftarProps) {
	return (
		<dl className="mt-4 divide-y divide-line border-line border-y">
			{items.map(([name, text], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
				<div key={index} className="grid gap-1 py-3.5 md:grid-cols-[13rem_1fr] md:gap-6">
					<dt className="font-semibold text-teal-900">{name}</dt>
					<dd className="text-[0.9375rem] text-ink">{text}</dd>
				</div>
			))}
		</dl>
	)
}

export const Butir = ({ items }: { items: React.ReactNode[] }) => (
	<ul className="mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-teal-600">
		{items.map((item, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
			<li key={index} className="pl-1">
				{item}
			</li>
		))}
	</ul>
)

export const Alinea = ({ children }: { children: React.ReactNode }) => <p className="mt-4 first:mt-0">{children}</p>

export const Tautan = ({ to, children }: { to: string; children: React.ReactNode }) => {
	const look = 'font-semibold text-teal-700 underline underline-offset-4'
	return to.startsWith('/') ? (
		<Link to={to} className={look}>
			{children}
		</Link>
	) : (
		<a href={to} className={look}>
			{children}
		</a>
	)
}
