/** The work behind every call of other systems. */
export * from './get-isi.ts'
export * from './put-cuti.ts'
export * from './put-dokter.ts'
export * from './put-jadwal.ts'
export * from './put-poli-klinik.ts'
export * from './reservasi-routes.ts'
