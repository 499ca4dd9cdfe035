import { listAudit } from './audit/list-audit.ts'
import { beginTotp, changePassword, confirmTotp, endTotp, signOut, whoAmI } from './auth/own-account.ts'
import { endOtherSesi, endOwnSesi, endSesiOf, listOwnSesi, listSesiOf } from './auth/sesi.ts'
import { lookAtLink, setPasswordByLink } from './auth/set-password.ts'
import { signIn, signInWithCode } from './auth/sign-in.ts'
import { contentRoutes } from './content/content-routes.ts'
import { entities } from './content/entities.ts'
import { imporRoutes } from './csv/impor-routes.ts'
import { getDasbor } from './dashboard/get-dasbor.ts'
import { jadwalRoutes } from './jadwal/jadwal-routes.ts'
import { komentarRoutes } from './komentar/komentar-routes.ts'
import { createPengguna, getPengguna, listPengguna, renewLink, updatePengguna } from './pengguna/pengguna-routes.ts'
import { describeGambar, listGambar, uploadGambar } from './pictures/gambar-routes.ts'
import { previewRoutes } from './preview/preview-routes.ts'
import { reservasiRoutes } from './reservasi/reservasi-routes.ts'
import type { AnyStaffRoute } from './staff-route.ts'

/** Every route of the staff room. What several of them could answer goes to the first. */
export const staffRoutes: readonly AnyStaffRoute[] = [
	...[signIn, signInWithCode, signOut, lookAtLink, setPasswordByLink],
	...[whoAmI, changePassword, beginTotp, confirmTotp, endTotp, listOwnSesi, endOwnSesi, endOtherSesi],
	...[listPengguna, getPengguna, createPengguna, updatePengguna, renewLink, listSesiOf, endSesiOf],
	...[getDasbor, listAudit, uploadGambar, describeGambar, listGambar],
	...reservasiRoutes,
	...imporRoutes,
	...jadwalRoutes,
	...komentarRoutes,
	...previewRoutes,
	...entities.flatMap(contentRoutes),
]
