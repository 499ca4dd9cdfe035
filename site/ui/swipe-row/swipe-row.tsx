interface SwipeRowProps<Item> {
	items: Item[]
	/** The width of an item in the row. */
	itemClass: string
	/** The columns of the grid on a wider screen. */
	columns: string
	/** For a row without links: the keyboard can focus it, and scroll it on a phone. */
	label?: string
	children: (item: Item) => React.ReactNode
}

/** One row to swipe on the phone, a grid on a wider screen. */
export const SwipeRow = <Item extends { id: string }>({
	items,
	itemClass,
	columns,
	label,
	children,
}: SwipeRowProps<Item>) => (
	<ul
		aria-label={label}
		tabIndex={label ? 0 : undefined}
		className={`-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:grid md:gap-5 md:overflow-visible md:p-0 ${columns}`}
	>
		{items.map((item) => (
			<li key={item.id} className={`shrink-0 snap-start md:w-auto ${itemClass}`}>
				{children(item)}
			</li>
		))}
	</ul>
)
