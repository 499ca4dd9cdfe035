/** The mark in `panduan` that the demo hospital was removed; a later start does not load it again. */
export const DEMO_REMOVED = 'contoh-dihapus'
