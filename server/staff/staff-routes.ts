import { listAudit } from './audit/list-audit.ts'
import { contentRoutes } from './content/content-routes.ts'
import { entities } from './content/entities.ts'
import { getDasbor } from './dasbor/get-dasbor.ts'
import { beginTotp, changePassword, confirmTotp, endTotp, signOut, whoAmI } from './door/own-account.ts'
import { endOtherSesi, endOwnSesi, endSesiOf, listOwnSesi, listSesiOf } from './door/sesi.ts'
import { lookAtLink, setPasswordByLink } from './door/set-password.ts'
import { signIn, signInWithCode } from './door/sign-in.ts'
import { describeGambar, listGambar, uploadGambar } from './gambar/gambar-routes.ts'
import { imporRoutes } from './impor/impor-routes.ts'
import { jadwalRoutes } from './jadwal/jadwal-routes.ts'
import { komentarRoutes } from './komentar/komentar-routes.ts'
import { createPengguna, getPengguna, listPengguna, renewLink, updatePengguna } from './pengguna/pengguna-routes.ts'
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
