/**
 * The privacy page's version and its day: kept with everything that somebody agrees to. A change of what is done with
 * data, for what or for how long, is a new version.
 */
export const KEBIJAKAN_PRIVASI = { versi: '1', berlakuSejak: '2026-11-15', path: '/kebijakan-privasi' } as const
