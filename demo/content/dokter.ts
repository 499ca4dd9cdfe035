import type { DemoDokter } from '../types.ts'
import { dokterA } from './dokter-a.ts'
import { dokterB } from './dokter-b.ts'

export const dokter: DemoDokter[] = [...dokterA, ...dokterB]
