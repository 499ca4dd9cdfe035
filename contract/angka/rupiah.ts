import { formatAngka } from './angka.ts'

/** `Rp. 1.250.000` */
export const formatRupiah = (amount: number): string => `Rp. ${formatAngka(Math.trunc(amount))}`
