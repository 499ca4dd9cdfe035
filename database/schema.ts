import type { ContentSchema } from './schema/content.ts'
import type { NotificationSchema } from './schema/notifications.ts'
import type { PeopleSchema } from './schema/people.ts'
import type { ReservationSchema } from './schema/reservations.ts'
import type { StaffSchema } from './schema/staff.ts'

export type { StatusTerbit } from './schema/content.ts'
export type * from './schema/notifications.ts'
export type * from './schema/reservations.ts'
export type { StaffSchema } from './schema/staff.ts'

/**
 * The tables by area. Names are the contract's; times are epoch milliseconds, days `YYYY-MM-DD`, money
 * whole rupiah, booleans 1 or 0, lists and small objects JSON text. `cari` is the folded text for searching and sorting,
 * `urutan` the order set by staff, `favorit` the place in a list of favourites or null.
 */
export interface Schema extends ContentSchema, PeopleSchema, StaffSchema, ReservationSchema, NotificationSchema {}
