import type { PictureFolder } from '../../../contract/media/pictures.ts'
import { PictureCard } from '../card/picture-card.tsx'
import { type Crumb, PageHeader } from '../page-header/page-header.tsx'
import { Section, type SectionProps } from '../section/section.tsx'
import { Empty } from '../state/state.tsx'

interface ListPageProps<Item> {
	/** What `pageMeta` gets: the title is the heading, the description the introduction. */
	page: { title: string; description: string; path: string; crumbs: Crumb[] }
	/** Where it differs from the description. */
	pengantar?: string
	/** The last crumb, where it differs from the title. */
	crumb?: string
	/** What the list contains, for the text of an empty list; the title by default. */
	thing?: string
	items: Item[]
	/** The grid's columns, where they differ from the usual ones. */
	columns?: string
	/** Above the list. */
	header?: React.ReactNode
	children: (item: Item, index: number) => React.ReactNode
}

export const ListPage = <Item extends { id: string }>({
	page: { title, description, crumbs },
	pengantar = description,
	crumb,
	thing = title,
	header,
	...grid
}: ListPageProps<Item>) => (
	<>
		<PageHeader judul={title} crumbs={crumbs} crumb={crumb} pengantar={pengantar}>
			{header}
		</PageHeader>
		<div className="page py-8 lg:py-12">
			<CardGrid thing={thing} {...grid} />
		</div>
	</>
)

interface Pictured {
	id: string
	uri: string
	nama: string
	ringkasan?: string
	foto: string | null | undefined
	alt?: string | null
}

/** A list page of cards with a picture; each leads to its page below this one. */
export const PictureListPage = ({
	folder,
	...list
}: Omit<ListPageProps<Pictured>, 'children'> & { folder: PictureFolder }) => (
	<ListPage {...list}>
		{(each, index) => (
			<PictureCard {...each} to={`${list.page.path}/${each.uri}`} folder={folder} heading="h2" priority={index === 0} />
		)}
	</ListPage>
)

interface CardGridProps<Item> extends Pick<ListPageProps<Item>, 'items' | 'columns' | 'children'> {
	thing: string
	gap?: string
}

/** Of a few cards none is alone on its row. */
const fewColumns: Record<number, string> = {
	1: 'max-w-3xl',
	2: 'sm:grid-cols-2',
	3: 'md:grid-cols-3',
	4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Three on a wide row, or four where the last card would be alone: ten cards are 4, 4 and 2. */
const wideColumns = (count: number) => (count % 3 === 1 && count % 4 !== 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3')

export function CardGrid<Item extends { id: string }>({
	thing,
	items,
	children,
	columns = fewColumns[items.length] ?? `sm:grid-cols-2 ${wideColumns(items.length)}`,
	gap = 'gap-5',
}: CardGridProps<Item>) {
	if (items.length === 0) return <Empty thing={thing} />
	return (
		<ul className={`grid ${gap} ${columns}`}>
			{items.map((item, index) => (
				<li key={item.id}>{children(item, index)}</li>
			))}
		</ul>
	)
}

export const CardSection = <Item extends { id: string }>({
	items,
	columns,
	gap,
	children,
	...section
}: Omit<CardGridProps<Item>, 'thing'> & Omit<SectionProps, 'children'>) =>
	items.length > 0 && (
		<Section {...section}>
			<CardGrid thing={section.judul} items={items} columns={columns} gap={gap}>
				{children}
			</CardGrid>
		</Section>
	)

interface EmptyPageProps {
	judul: string
	crumbs?: Crumb[]
	pengantar?: string
	thing?: string
	children?: React.ReactNode
}

/** A page whose content could not be read. */
export const EmptyPage = ({ thing, children, ...header }: EmptyPageProps) => (
	<>
		<PageHeader {...header} />
		<div className="page py-10">
			<Empty thing={thing ?? header.judul}>{children}</Empty>
		</div>
	</>
)
