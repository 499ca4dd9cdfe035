import { maskNik } from '../../contract/mask-nik.ts'

/** Sixteen digits, also in groups; not those within a hexadecimal id. */
const WRITTEN_NIK = /(?<![0-9a-f])\d(?:[ .-]?\d){15}(?![0-9a-f])/gi

/** Text in which no NIK has a place, with what looks like one covered. */
export const hideNik = (text: string): string => text.replace(WRITTEN_NIK, (nik) => maskNik(nik).whole)
