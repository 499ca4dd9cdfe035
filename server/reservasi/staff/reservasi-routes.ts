import { getFormPasien } from '../../pasien/staff/get-form-pasien.ts'
import { searchPasien } from '../../pasien/staff/search-pasien.ts'
import type { AnyStaffRoute } from '../../staff/staff-route.ts'
import { addPaket, removePaket } from './change-paket.ts'
import { countReservasi } from './count-reservasi.ts'
import { createReservasiMeja } from './create-reservasi-meja.ts'
import { exportReservasi } from './export-reservasi.ts'
import { getReservasi } from './get-reservasi.ts'
import { listPilihanReservasi } from './list-pilihan-reservasi.ts'
import { listReservasi } from './list-reservasi.ts'
import { moveReservasi } from './move-reservasi.ts'
import { recordBayar } from './record-bayar.ts'
import { rescheduleReservasi } from './reschedule-reservasi.ts'
import { returnStatus } from './return-status.ts'
import { revealNik } from './reveal-nik.ts'
import { scanReservasi } from './scan-reservasi.ts'
import { getSimrs, updateSimrs } from './simrs.ts'
import { writeCatatan } from './write-catatan.ts'

export const reservasiRoutes: readonly AnyStaffRoute[] = [
	listReservasi,
	countReservasi,
	scanReservasi,
	listPilihanReservasi,
	exportReservasi,
	getReservasi,
	moveReservasi,
	rescheduleReservasi,
	returnStatus,
	addPaket,
	removePaket,
	writeCatatan,
	recordBayar,
	createReservasiMeja,
	getFormPasien,
	revealNik,
	searchPasien,
	getSimrs,
	updateSimrs,
]
