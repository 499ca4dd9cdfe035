import type { Faq } from '../../contract/rumah-sakit/faq.ts'
import type { Pencarian } from '../../contract/web/pencarian.ts'
import { findPages } from './find-pages.ts'
import { findQuickAnswers } from './find-quick-answers.ts'
import { faqDocument } from './read-documents.ts'
import { SearchIndex } from './search-index.ts'

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
