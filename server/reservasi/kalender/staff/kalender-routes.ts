import type { AnyStaffRoute } from '../../../staff/staff-route.ts'
import { createHariTutup, deleteHariTutup, loadLiburNasional, updateHariTutup } from './change-hari-tutup.ts'
import { updateKuotaPaket, updatePengaturanKalender } from './change-pengaturan.ts'
import { getBulan, getKalender, listHariTutup } from './read-kalender.ts'

export const kalenderRoutes: readonly AnyStaffRoute[] = [
	getKalender,
	getBulan,
	listHariTutup,
	updatePengaturanKalender,
	updateKuotaPaket,
	createHariTutup,
	updateHariTutup,
	deleteHariTutup,
	loadLiburNasional,
]
