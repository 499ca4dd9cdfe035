/** How long the code for another phone is valid. */
export const PINDAH_BERLAKU_MS = 15 * 60_000
