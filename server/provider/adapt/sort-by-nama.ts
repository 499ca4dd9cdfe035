import { foldText } from '../../../database/search/fold-text.ts'
import type { ProviderRequest } from './adapter.ts'

/** Sorts in case the provider does not know `sortNama`. The results of a search keep their order. */
export function sortByNama<Item extends { nama: string }>(items: Item[], { query }: ProviderRequest): Item[] {
	if (query.sortNama === undefined || query.searchByNama || query.searchByPoliKlinik) return items
	const sign = query.sortNama === 'desc' ? -1 : 1
	return items.toSorted((one, other) => {
		const [first, second] = [foldText(one.nama), foldText(other.nama)]
		return first === second ? 0 : first < second ? -sign : sign
	})
}
