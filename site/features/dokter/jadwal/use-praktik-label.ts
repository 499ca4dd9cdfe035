import type { Jadwal } from '../../../../contract/takes-place.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'
import { praktikLabel } from './next-practice-day.ts'

/** The doctor's next practice in a few words: `Praktik Besok`. */
export const usePraktikLabel = ({ jadwal }: { jadwal: Jadwal }): string => praktikLabel(jadwal, useSekarang())
