import { maskNik } from '../../contract/pasien/mask-nik.ts'

/** Sixteen digits, also in groups; not within a hexadecimal id. */
const WRITTEN_NIK = /(?<![0-9a-f])\d(?:[ .-]?\d){15}(?![0-9a-f])/gi

/** Masks everything that looks like a NIK. */
export const hideNik = (text: string): string => text.replace(WRITTEN_NIK, (nik) => maskNik(nik).whole)
