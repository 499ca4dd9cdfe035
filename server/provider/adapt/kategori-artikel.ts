import {
	getKategoriArtikelByUri,
	kategoriArtikel,
	listKategoriArtikel,
	listKategoriArtikelFav,
} from '../../../contract/kategori-artikel.ts'
import type { Adapters } from './adapter.ts'
import { adaptEntity, type Entity, type Place } from './entity.ts'
import { isRaw } from './raw.ts'
import { adaptList, adaptOne } from './responses.ts'
import { name, uri } from './values.ts'

export const kategoriEntity: Entity = {
	name: 'kategoriArtikel',
	fields: { nama: name, uri },
	identifiedBy: ['nama'],
}

/** The category of an item: an object, or only its name. */
export function adaptKategori(value: unknown, place: Place) {
	const raw = isRaw(value) ? value : { nama: value }
	return adaptEntity(kategoriArtikel, kategoriEntity, raw, place)
}

/** The specification wraps a favourite category as `kategiArtikel`; others wrap it otherwise, or not at all. */
const favouriteEntity: Entity = {
	name: 'kategoriArtikel favorit',
	fields: {},
	complete(raw, place) {
		const wrapped = [raw.kategiArtikel, raw.kategoriArtikel, raw.kategoriId, raw.kategori].find(isRaw)
		const kategiArtikel = adaptKategori(wrapped ?? raw, place)
		return { ...raw, id: raw.id ?? kategiArtikel?.id, kategiArtikel }
	},
}

export const kategoriArtikelAdapters: Adapters<
	'listKategoriArtikel' | 'listKategoriArtikelFav' | 'getKategoriArtikelByUri'
> = {
	listKategoriArtikel: adaptList(listKategoriArtikel.response, kategoriEntity),
	listKategoriArtikelFav: adaptList(listKategoriArtikelFav.response, favouriteEntity),
	getKategoriArtikelByUri: adaptOne(getKategoriArtikelByUri.response, kategoriEntity),
}
