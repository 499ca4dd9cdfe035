import { Empty } from '../state/state.tsx'

interface CardGridProps<Item> {
	/** The noun for the empty state of the spec. */
	thing: string
	items: Item[]
	keyOf: (item: Item) => string
	children: (item: Item, index: number) => React.ReactNode
	columns?: string
	gap?: string
}

/** Cards in a grid, or the empty state. */
export function CardGrid<Item>({
	thing,
	items,
	keyOf,
	children,
	columns = 'sm:grid-cols-2 lg:grid-cols-3',
	gap = 'gap-5',
}: CardGridProps<Item>) {
	if (items.length === 0) return <Empty thing={thing} />
	return (
		<ul className={`grid ${gap} ${columns}`}>
			{items.map((item, index) => (
				<li key={keyOf(item)}>{children(item, index)}</li>
			))}
		</ul>
	)
}
