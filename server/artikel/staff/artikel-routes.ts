import type { AnyStaffRoute } from '../../staff/staff-route.ts'
import { konsepRoutes } from './konsep-routes.ts'
import { salinanRoutes } from './salinan-routes.ts'
import { versiRoutes } from './versi-routes.ts'

/** Drafts, autosaved copies and history of articles. */
export const artikelRoutes: readonly AnyStaffRoute[] = [...salinanRoutes, ...konsepRoutes, ...versiRoutes]
