import type { Context } from 'hono'
import type { Transaction } from 'kysely'
import type { AnyCall, CallBody, CallParams, CallQuery, CallResponse } from '../../contract/call.ts'
import type { Saya } from '../../contract/staff/auth.ts'
import type { KeadaanSistem } from '../../contract/staff/keadaan.ts'
import type { Database } from '../../database/connect.ts'
import type { Db, Schema } from '../../database/schema.ts'
import type { Failure } from '../http/failure.ts'
import type { FreeDisk } from '../http/free-disk.ts'
import type { Limits } from '../http/limits.ts'
import type { Previews } from '../http/previews.ts'
import type { Fields } from '../keys/fields.ts'
import type { MailAddresses } from '../keys/mail-addresses.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import type { Happening } from '../peristiwa/record-event.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { KeepDays } from '../retention/keep-days.ts'
import type { StaffAuth } from './auth/create-auth.ts'
import type { Kunci } from './auth/find-kunci.ts'
import type { StoredBackup } from './kebocoran/stored-backup.ts'
import type { LiveStreams } from './live/create-live-streams.ts'
import type { DemoContent } from './panduan/read-changes.ts'

/** The dependencies of every staff use case. */
export interface StaffContext {
	database: Database
	db: Db
	/** Epoch milliseconds; tests set it. */
	now: () => number
	limits: Limits
	pictures: PictureStore
	fields: Fields
	auth: StaffAuth
	previews: Previews
	/** Null without SMTP_URL. */
	mailer: Mailer | null
	mailAddresses: MailAddresses
	/** WEBHOOK_INTERNAL: webhooks may lead into the hospital's network. */
	webhookInternal: boolean
	/** Without it the disk is not watched. */
	disk?: FreeDisk
	demo: DemoContent
	/** The backups in BACKUP_DIR, newest first. */
	listBackups(): Promise<StoredBackup[]>
	/** The state of the installation. */
	checkSystem(): Promise<KeadaanSistem>
	keepDays: KeepDays
	live: LiveStreams
	/** The public base URL of the site, or empty. */
	siteUrl: string
}

export interface Staf extends Saya {
	sesiId: string
	/** When its owner last gave password or passkey in this session, epoch milliseconds. */
	dikonfirmasiAt: number
}

export interface StaffRequest<C extends AnyCall = AnyCall> {
	params: CallParams<C>
	query: CallQuery<C>
	body: CallBody<C>
	/** Throws on a route that is open to everybody. */
	readonly staf: Staf
	/** Throws on a route that is not for other systems. */
	readonly kunci: Kunci
	/** The client's address, for limits only. */
	address: string
	raw: Request
	/** Hono's context, for a streamed response. */
	c: Context
	/** The headers with the staff's cookies under their own names, without the prefix of HTTPS. */
	headers: Headers
	/** Copies the `Set-Cookie` headers to the response. */
	setCookies(headers: Headers): void
}

/** The context of a change: `db` and `audit` write in one transaction. `audit` adds who and when to the event. */
export interface ChangeContext extends StaffContext {
	db: Transaction<Schema>
	/** Without an id: another system with its key. */
	staf: { id: string | null; nama: string }
	audit(event: Happening): Promise<void>
}

type Work<C extends AnyCall, Context> = (
	request: StaffRequest<C>,
	context: Context,
) => Promise<CallResponse<C> | Failure | Response>

/**
 * One route of the staff API: a call of the contract with exactly one kind of work:
 * - `read` changes nothing;
 * - `change` runs in a transaction, must record an event, and is rolled back when it fails;
 * - `sync` is the same for a state that is sent whole: it may find nothing to change, and then records no event;
 * - `handle` manages its own transactions: sign-in, uploads, and other work that must not hold one open.
 */
type StaffWork<C extends AnyCall> =
	| { read: Work<C, StaffContext> }
	| { change: Work<C, ChangeContext> }
	| { sync: Work<C, ChangeContext> }
	| { handle: Work<C, StaffContext> }

export type AnyStaffRoute = AnyCall & StaffWork<AnyCall>

/** Binds work to a call; its types follow from the call. */
export const staffRoute = <C extends AnyCall>(call: C, work: StaffWork<C>): AnyStaffRoute => ({ ...call, ...work })

/** @example export const getSaya = readRoute(calls.getSaya, async ({ staf }) => … ) */
export const readRoute = <C extends AnyCall>(call: C, read: Work<C, StaffContext>) => staffRoute(call, { read })
export const changeRoute = <C extends AnyCall>(call: C, change: Work<C, ChangeContext>) => staffRoute(call, { change })
export const syncRoute = <C extends AnyCall>(call: C, sync: Work<C, ChangeContext>) => staffRoute(call, { sync })
export const handleRoute = <C extends AnyCall>(call: C, handle: Work<C, StaffContext>) => staffRoute(call, { handle })
