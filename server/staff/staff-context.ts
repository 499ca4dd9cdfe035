import type { Kysely } from 'kysely'
import type { Peran } from '../../contract/staff/permissions.ts'
import type { Database } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import type { Previews } from '../content/previews.ts'
import type { Failure } from '../http/failure.ts'
import type { Limits } from '../http/limits.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { Door } from './auth/open-door.ts'

/** What every use case of the staff room works with. */
export interface StaffContext {
	database: Database
	db: Kysely<Schema>
	/** Epoch milliseconds; tests drive it. */
	now: () => number
	limits: Limits
	pictures: PictureStore
	nik: NikCipher
	door: Door
	previews: Previews
	/** The site's address as its visitors know it, or empty. */
	siteUrl: string
}

/** Who asks. */
export interface Staf {
	id: string
	nama: string
	email: string
	peran: Peran
	totpAktif: boolean
	sesiId: string
}

/** One request, parsed; `staf` is there unless the route is open to everybody. */
export interface StaffRequest<Query = unknown, Body = unknown> {
	params: Record<string, string>
	query: Query
	body: Body
	staf: Staf
	/** The caller's address, for limits only. */
	address: string
	raw: Request
	/** Passes on the cookies that the door sets. */
	setCookies(headers: Headers): void
}

/** One line of the audit trail; who and when are known already. */
export interface Change {
	aksi: 'buat' | 'ubah' | 'hapus' | (string & {})
	/** The resource, as the table of rights names it. */
	sumber: string
	sumberId: string
	label: string
	sebelum?: unknown
	sesudah?: unknown
}

/** What a change works with: one transaction, which also takes what is written to the audit trail. */
export interface ChangeContext extends StaffContext {
	audit(change: Change): Promise<void>
}

/** JSON, or for files and the like a whole response. */
export type StaffResult = { status?: 200 | 201; data: unknown; pagination?: unknown } | Failure | Response
