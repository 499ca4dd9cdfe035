import { CardGrid } from '../card-grid/card-grid.tsx'
import { type Crumb, PageHeader } from '../page-header/page-header.tsx'

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
