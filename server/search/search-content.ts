import type { Faq } from '../../contract/rumah-sakit/faq.ts'
import type { Pencarian } from '../../contract/web/pencarian.ts'
import type { Database } from '../../database/connect.ts'
import { findPages, findQuickAnswers } from './find-pages.ts'
import { faqDocument, readDocuments } from './read-documents.ts'
import { type Hit, SearchIndex } from './search-index.ts'

interface Indexed {
	index: SearchIndex
	revision: number | null
	/** One update at a time; others wait for it. */
	updating?: Promise<void>
}

const indexes = new WeakMap<Database, Indexed>()

/** Searches the published content, the best first. */
export const searchContent = async (database: Database, text: string): Promise<Hit[]> =>
	(await currentIndex(database)).find(text)

/** The index of the published content. It is made with the first search, and follows the content's revision. */
export async function currentIndex(database: Database): Promise<SearchIndex> {
	const indexed = indexes.get(database) ?? { index: new SearchIndex(), revision: null }
	indexes.set(database, indexed)
	const revision = await database.revision()
	if (indexed.revision !== revision) {
		// An update that has begun may have read older content.
		await indexed.updating
		indexed.updating ??= update(database, indexed).finally(() => {
			delete indexed.updating
		})
		await indexed.updating
	}
	return indexed.index
}

async function update(database: Database, indexed: Indexed): Promise<void> {
	// Read before the content: an index newer than its revision is updated too early, never too late.
	const revision = await database.revision()
	await indexed.index.update(await readDocuments(database.db))
	indexed.revision = revision
}

/** The search in lists of another provider: its packages are searched already, its FAQ are not. */
export async function searchLists(cari: string, { paket, faq }: Pick<Pencarian, 'paket' | 'faq'>): Promise<Pencarian> {
	const index = new SearchIndex()
	await index.update(faq.map(faqDocument))
	const read = (text: string) => index.read(text)
	const found = index.find(cari).map(({ id }) => faq.find((each) => each.id === id) as Faq)
	// The order of the groups is the site's own.
	const tokens = read(cari)
	return { urutan: [], jawaban: findQuickAnswers(tokens, faq, read), halaman: findPages(tokens), paket, faq: found }
}
