import { loadArtikel } from './load-artikel.ts'
import { loadDokter } from './load-dokter.ts'
import { loadHospital } from './load-hospital.ts'
import { loadShop } from './load-shop.ts'
import { loadWebsite } from './load-website.ts'
import type { Loading } from './loading.ts'

/** Loads the whole demo hospital. Records come after those that they refer to. */
export async function loadContent(loading: Loading): Promise<void> {
	await loadWebsite(loading)
	await loadHospital(loading)
	await loadDokter(loading)
	await loadArtikel(loading)
	await loadShop(loading)
}
