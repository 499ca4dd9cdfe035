/** The address of the shop in the specification. It always works. */
export const ALAMAT_TOKO = '/yasmin-shop'

const MAX_LENGTH = 40

/**
 * Whether a hospital may have its shop there: `/toko`, `/toko-cendana`, `/cendana-shop`. The word keeps it apart from every
 * other page of the site, now and later, and tells without a look at the settings that patients type there.
 */
export const isAlamatToko = (path: string): boolean =>
	path.length <= MAX_LENGTH && /^\/((toko|shop)(-[a-z0-9]+)*|[a-z0-9]+(-[a-z0-9]+)*-(toko|shop))$/.test(path)
