/** How long a code for another phone can be used. */
export const PINDAH_BERLAKU_MS = 15 * 60_000
