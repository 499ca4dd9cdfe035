import type { listPoliKlinik as call, PoliKlinikDenganKeluhan } from '../../../contract/poli-klinik.ts'
import { readyText } from '../../../database/ready-text.ts'
import type { Handler } from '../context.ts'
import { type Searching, searchableTexts } from '../search/search-page.ts'

type Given = { searchByNama?: string }
type Shape = { sortNama: 'asc' | 'desc' }

const poliKlinik = searchableTexts<PoliKlinikDenganKeluhan, Given, Shape>(
	{ searchByNama: 'poliKlinik' },
	({ kind }) => readyText(kind, 'poliKlinik'),
	({ db, given: { searchByNama }, shape: { sortNama }, matches }: Searching<Given, Shape>) => {
		const all = db
			.selectFrom('poliKlinik')
			.select('poliKlinik.id')
			.orderBy('poliKlinik.cari', sortNama)
			.orderBy('poliKlinik.id', sortNama)
		return searchByNama ? all.where(matches('poliKlinik', searchByNama)) : all
	},
)

export const listPoliKlinik: Handler<typeof call> = ({ query }, context) => {
	const { searchByNama, sortNama } = query
	return poliKlinik(context, query, { searchByNama }, { sortNama })
}
