import type { KelompokPencarian } from '../../contract/web/kelompok-pencarian.ts'
import type { getPencarian as call } from '../../contract/web/pencarian.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Handler } from '../api/context.ts'
import { hasTerm } from '../api/list-content.ts'
import { findPages, findQuickAnswers } from '../search/find-pages.ts'
import { currentIndex } from '../search/search-content.ts'
import type { Hit } from '../search/search-index.ts'
import { readShopItem, shopItemQuery } from '../shop/shop.ts'

/** The most packages and questions of one answer. */
const MAX_HITS = 12

export const getPencarian: Handler<typeof call> = async ({ query }, { db, database }) => {
	if (!hasTerm(query.cari)) return { data: { urutan: [], jawaban: [], halaman: [], paket: [], faq: [] } }
	const index = await currentIndex(database)
	const hits = index.find(query.cari)
	const read = (text: string) => index.read(text)
	const tokens = read(query.cari)
	const paketIds = idsOf(hits, 'paket')
	const [paket, faq] = await Promise.all([
		paketIds.length > 0 ? shopItemQuery(db).where('shopItem.id', 'in', paketIds).execute() : [],
		db
			.selectFrom('faq')
			.select(['id', 'pertanyaan', 'jawaban'])
			.where(isShown('faq'))
			.orderBy('urutan')
			.orderBy('id')
			.execute(),
	])
	const ranked = inOrder(await readShopItem(db, paket, 'ringkas'), paketIds)
	return {
		data: {
			urutan: [...new Set(hits.map(({ kelompok }) => kelompok))],
			jawaban: findQuickAnswers(tokens, faq, read),
			halaman: findPages(tokens),
			paket: ranked,
			faq: inOrder(faq, idsOf(hits, 'faq')),
		},
	}
}

/** As in the lists: what the name contains, or else everything that was found. */
function idsOf(hits: Hit[], kelompok: KelompokPencarian): string[] {
	const found = hits.filter((hit) => hit.kelompok === kelompok)
	const exact = found.filter(({ isExact }) => isExact)
	return (exact.length > 0 ? exact : found).slice(0, MAX_HITS).map(({ id }) => id)
}

const inOrder = <Row extends { id: string }>(rows: Row[], ids: string[]): Row[] =>
	ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
