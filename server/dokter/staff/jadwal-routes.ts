import type { AnyStaffRoute } from '../../staff/staff-route.ts'
import { createCatatan, deleteCatatan, updateCatatan } from './change-catatan.ts'
import { createPengecualian, deletePengecualian, updatePengecualian } from './change-pengecualian.ts'
import { createWaktu, deleteWaktu, updateWaktu } from './change-waktu.ts'
import { getJadwal, listPengecualian, listPilihan } from './read-jadwal.ts'

export const jadwalRoutes: readonly AnyStaffRoute[] = [
	listPilihan,
	getJadwal,
	listPengecualian,
	createWaktu,
	updateWaktu,
	deleteWaktu,
	createCatatan,
	updateCatatan,
	deleteCatatan,
	createPengecualian,
	updatePengecualian,
	deletePengecualian,
]
