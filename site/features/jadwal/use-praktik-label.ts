import { useHariIni } from '../tanggal/use-hari-ini.ts'
import { praktikLabel } from './next-practice-day.ts'
import type { Jadwal } from './takes-place.ts'

/** When a doctor practises next, in a few words: `Praktik Besok`. */
export const usePraktikLabel = ({ jadwal }: { jadwal: Jadwal }): string => praktikLabel(jadwal, useHariIni())
