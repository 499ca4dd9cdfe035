// Without zod: the site's bundle has no schemas.

import type { Beranda } from './web.ts'

/** Of an API without content, or without an answer. */
export const emptyBeranda: Beranda = {
	berandaBanner: { data: [] },
	dokterFavList: { data: [] },
	dokterMostVisited: { data: [] },
	layananFavList: { data: [] },
	fasilitas: { data: [] },
	mitraFavList: { data: [] },
}
