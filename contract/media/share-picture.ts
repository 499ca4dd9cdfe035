/** The folder below `/images` of the pictures for shared links. */
export const SHARE_FOLDER = 'bagikan'

/** The size that WhatsApp, Facebook and X show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 }

const HOME = '/beranda'
/** Of pages that are not for others: the hospital alone. */
const GENERAL = '/umum'

/**
 * The address of the picture that a shared link shows; null is a page that is not for others.
 *
 * @example
 * shareAddress('/layanan/igd-24-jam') // '/images/bagikan/layanan/igd-24-jam.jpg'
 */
export function shareAddress(path: string | null): string {
	const [page = ''] = (path ?? GENERAL).split('?')
	return `/images/${SHARE_FOLDER}${encodeURI(page === '/' ? HOME : page)}.jpg`
}

/** The page that the picture `<path>.jpg` belongs to; null for the general one. */
export function sharedPath(picture: string): string | null {
	const page = `/${picture.replace(/\.jpg$/, '')}`
	if (page === GENERAL) return null
	return page === HOME ? '/' : page
}
