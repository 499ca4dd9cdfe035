/** Below a search without results. */
export const PETUNJUK_PENCARIAN = 'Periksa kembali ejaan {kata}, atau mulai dari halaman di bawah ini.'
