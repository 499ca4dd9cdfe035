/** Code that cannot be loaded reloads the page at most once in this time. */
export const CHUNK_RELOAD_MS = 60_000

/** Where the session storage has the time of the last such reload. */
export const CHUNK_RELOAD_KEY = 'muat-ulang-terakhir'
