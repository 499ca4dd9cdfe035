/**
 * The version of the privacy page and its date. It is stored with every consent. A change of how data is used, or for how
 * long, is a new version.
 */
export const KEBIJAKAN_PRIVASI = { versi: '1', berlakuSejak: '2026-11-15', path: '/kebijakan-privasi' } as const
