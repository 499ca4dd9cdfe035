import { artikelRoutes } from '../artikel/staff/artikel-routes.ts'
import { komentarRoutes } from '../artikel/staff/komentar-routes.ts'
import { jadwalRoutes } from '../dokter/staff/jadwal-routes.ts'
import { notifikasiRoutes } from '../notifications/staff/notifikasi-routes.ts'
import { kalenderRoutes } from '../reservasi/kalender/staff/kalender-routes.ts'
import { recordWa } from '../reservasi/staff/record-wa.ts'
import { reservasiRoutes } from '../reservasi/staff/reservasi-routes.ts'
import { checkAudit } from './audit/check-audit.ts'
import { listAudit } from './audit/list-audit.ts'
import { confirmByPasskey, confirmByPassword } from './auth/confirmation.ts'
import { getForgottenPassword, mailPasswordLink } from './auth/forgotten-password.ts'
import { beginTotp, changePassword, confirmTotp, endTotp, getSaya, signOut } from './auth/own-account.ts'
import { addPasskey, beginPasskey, deletePasskey, listPasskeys, renamePasskey } from './auth/passkeys.ts'
import {
	deleteOtherSessions,
	deleteOwnSession,
	deleteSessionsOf,
	listOwnSessions,
	listOwnSignIns,
	listSessionsOf,
} from './auth/sessions.ts'
import { getLinkOwner, setPasswordByLink } from './auth/set-password.ts'
import { getPasskeyOptions, signIn, signInWithCode, signInWithPasskey } from './auth/sign-in.ts'
import { contentRoutes } from './content/content-routes.ts'
import { entities } from './content/entities.ts'
import { csvRoutes } from './csv/csv-routes.ts'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { openPeristiwa } from './live/open-peristiwa.ts'
import { countMenunggu, listMenunggu } from './menunggu/list-menunggu.ts'
import { panduanRoutes } from './panduan/panduan-routes.ts'
import { createPengguna, getPengguna, listPengguna, renewLink, updatePengguna } from './pengguna/pengguna-routes.ts'
import { copyGambar, deleteGambar, listPemakaian, replaceGambar } from './pictures/media-routes.ts'
import { describeGambar, listGambar, uploadGambar } from './pictures/picture-routes.ts'
import { previewRoutes } from './preview/preview-routes.ts'
import { sampahRoutes } from './sampah/sampah-routes.ts'
import type { AnyStaffRoute } from './staff-route.ts'

/** Every route of the staff API. The first match wins. */
export const staffRoutes: readonly AnyStaffRoute[] = [
	signIn,
	signInWithCode,
	getPasskeyOptions,
	signInWithPasskey,
	signOut,
	getLinkOwner,
	setPasswordByLink,
	getForgottenPassword,
	mailPasswordLink,
	getSaya,
	changePassword,
	beginTotp,
	confirmTotp,
	endTotp,
	listPasskeys,
	beginPasskey,
	addPasskey,
	renamePasskey,
	deletePasskey,
	confirmByPassword,
	confirmByPasskey,
	listOwnSessions,
	listOwnSignIns,
	deleteOwnSession,
	deleteOtherSessions,
	listPengguna,
	getPengguna,
	createPengguna,
	updatePengguna,
	renewLink,
	listSessionsOf,
	deleteSessionsOf,
	getDashboard,
	listMenunggu,
	countMenunggu,
	openPeristiwa,
	...panduanRoutes,
	listAudit,
	checkAudit,
	uploadGambar,
	describeGambar,
	listGambar,
	listPemakaian,
	replaceGambar,
	copyGambar,
	deleteGambar,
	...reservasiRoutes,
	recordWa,
	...notifikasiRoutes,
	...csvRoutes,
	...jadwalRoutes,
	...kalenderRoutes,
	...komentarRoutes,
	...previewRoutes,
	...artikelRoutes,
	...sampahRoutes,
	...entities.flatMap(contentRoutes),
]
