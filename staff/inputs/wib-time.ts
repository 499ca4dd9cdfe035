import { waktuWib } from '../../contract/tanggal/tanggal.ts'

/** A moment as `datetime-local` inputs take it, on the hospital's clock. */
export const toWibTime = (moment?: number | null): string => (typeof moment === 'number' ? waktuWib(moment) : '')

export const fromWibTime = (typed: string): number | null => (typed ? Date.parse(`${typed}+07:00`) : null)
