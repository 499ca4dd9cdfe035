import { type Crumb, PageHeader } from '../page-header/page-header.tsx'
import { Empty } from '../state/state.tsx'

interface ListPageProps<Item> {
	judul: string
	pengantar: string
	crumbs?: Crumb[]
	/** The last crumb, where it differs from the title. */
	crumb?: string
	/** What the list contains, for the text of an empty list. */
	thing: string
	items: Item[]
	/** The grid's columns, where they differ from the usual ones. */
	columns?: string
	/** The card of an item. */
	children: (item: Item, index: number) => React.ReactNode
}

/** A page that shows a whole list as cards. */
export function ListPage<Item extends { id: string }>({
	judul,
	pengantar,
	crumbs,
	crumb,
	thing,
	items,
	columns,
	children,
}: ListPageProps<Item>) {
	return (
		<>
			<PageHeader judul={judul} crumbs={crumbs} crumb={crumb} pengantar={pengantar} />
			<div className="page py-8 lg:py-12">
				<CardGrid thing={thing} items={items} keyOf={({ id }) => id} columns={columns}>
					{children}
				</CardGrid>
			</div>
		</>
	)
}

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

/** A detail page whose content could not be read. */
export const EmptyPage = ({ judul, thing }: { judul: string; thing: string }) => (
	<>
		<PageHeader judul={judul} />
		<div className="page py-10">
			<Empty thing={thing} />
		</div>
	</>
)
