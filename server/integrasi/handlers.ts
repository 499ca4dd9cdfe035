/** The work behind every call of other systems. */
export * from './get-isi.ts'
export * from './put-routes.ts'
export * from './reservasi-routes.ts'
