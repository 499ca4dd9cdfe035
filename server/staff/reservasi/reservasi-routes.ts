import type { AnyStaffRoute } from '../staff-route.ts'
import { countReservasi } from './count-reservasi.ts'
import { exportReservasi } from './export-reservasi.ts'
import { getReservasi } from './get-reservasi.ts'
import { listReservasi } from './list-reservasi.ts'
import { moveReservasi } from './move-reservasi.ts'
import { revealNik } from './reveal-nik.ts'
import { scanReservasi } from './scan-reservasi.ts'

export const reservasiRoutes: readonly AnyStaffRoute[] = [
	listReservasi,
	countReservasi,
	scanReservasi,
	exportReservasi,
	getReservasi,
	moveReservasi,
	revealNik,
]
