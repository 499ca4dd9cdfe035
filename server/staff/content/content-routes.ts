import { beginPreview } from '../preview/preview-routes.ts'
import type { AnyStaffRoute } from '../staff-route.ts'
import { createContent, getContent, updateContent } from './change-content.ts'
import { deleteContent, deleteContents } from './delete-content.ts'
import type { Entity } from './entity.ts'
import { lastChanges } from './last-changes.ts'
import { listContent } from './list-content.ts'
import { favouriteRoutes, hasFavourites, orderContent } from './order-content.ts'
import { settingRoutes } from './setting-routes.ts'
import { undoContent } from './undo-content.ts'

/** Every route of one entity. */
export const contentRoutes = (entity: Entity): AnyStaffRoute[] => [
	...(entity.single ? settingRoutes(entity) : rowRoutes(entity)),
	lastChanges(entity),
	undoContent(entity),
]

const rowRoutes = (entity: Entity): AnyStaffRoute[] => [
	...(hasFavourites(entity) ? favouriteRoutes(entity) : []),
	listContent(entity),
	getContent(entity),
	createContent(entity),
	updateContent(entity),
	deleteContent(entity),
	deleteContents(entity),
	...(entity.ordered ? [orderContent(entity)] : []),
	...(entity.published ? [beginPreview(entity)] : []),
]
