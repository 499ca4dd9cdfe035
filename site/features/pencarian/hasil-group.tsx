import { ChevronDown } from 'lucide-react'

/** The number of visible results of a group; a click shows the rest. */
const SHOWN = 6

interface HasilGroupProps<Item> {
	id: string
	judul: string
	found: { data: Item[]; pagination: { totalData: number } }
	/** The grid's columns, where they differ from the usual ones. */
	columns?: string
	/** Below the results. */
	more?: React.ReactNode
	children: (item: Item) => React.ReactNode
}

/** One group of results with its count. */
export function HasilGroup<Item extends { id: string }>({
	id,
	judul,
	found,
	columns = 'sm:grid-cols-2 lg:grid-cols-3',
	more,
	children,
}: HasilGroupProps<Item>) {
	const { data, pagination } = found
	if (data.length === 0) return null
	const rest = data.slice(SHOWN)
	const list = (items: Item[]) => (
		<ul className={`grid gap-4 ${columns}`}>
			{items.map((item) => (
				<li key={item.id}>{children(item)}</li>
			))}
		</ul>
	)
	return (
		<section aria-labelledby={id} className="mt-10 first:mt-0">
			<h2 id={id} className="mb-4 flex scroll-mt-24 items-center gap-3 text-xl lg:text-2xl">
				{judul}
				<span className="rounded-full bg-teal-100 px-2.5 py-0.5 font-bold text-sm text-teal-800 tabular-nums">
					{pagination.totalData}
				</span>
			</h2>
			{list(data.slice(0, SHOWN))}
			{rest.length > 0 && (
				<details className="group/rest mt-4">
					<summary className="mb-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-teal-700 underline-offset-4 hover:underline">
						Tampilkan {rest.length} {judul.toLowerCase()} lainnya
						<ChevronDown className="size-5 transition-transform duration-200 group-open/rest:rotate-180" />
					</summary>
					{list(rest)}
				</details>
			)}
			{pagination.totalData > data.length && (
				<p className="mt-4 text-sm text-soft">
					{data.length} dari {pagination.totalData} ditampilkan. Tambahkan kata untuk mempersempit pencarian.
				</p>
			)}
			{more}
		</section>
	)
}
