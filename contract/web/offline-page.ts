/** The page that the service worker shows when there is no connection and no copy of the wanted page. */
export const OFFLINE_PAGE = '/luring'

/** The caches of page copies begin with this. */
export const PAGE_COPIES = 'halaman-'
