import type { AnyCall, CallBody, CallParams, CallQuery, CallResponse } from '../../contract/call.ts'
import type { Database } from '../../database/connect.ts'
import type { Db } from '../../database/schema.ts'
import type { FindPlace } from '../geo/open-geo-db.ts'
import type { Failure } from '../http/failure.ts'
import type { Limits } from '../http/limits.ts'
import type { Preview } from '../http/previews.ts'
import type { Fields } from '../keys/fields.ts'
import type { MailAddresses } from '../keys/mail-addresses.ts'
import type { AltTexts } from '../pictures/alt-texts.ts'

/** This install's own id; for any other id the API returns empty lists. */
export const WEB_ID = 'rs-yasmin'

export type { Preview }

/** What every use case needs. */
export interface ApiContext {
	database: Database
	db: Db
	/** The clock in epoch milliseconds; tests set it. */
	now: () => number
	limits: Limits
	fields: Fields
	mailAddresses: MailAddresses
	/** Looks a visitor's network up in GEO_DB; without it the browser sends the place. */
	findPlace?: FindPlace
	/** Alt texts by file name; without it responses have no `alt`. */
	altTexts?: () => Promise<AltTexts>
}

export interface ApiRequest<C extends AnyCall> {
	params: CallParams<C>
	query: CallQuery<C>
	body: CallBody<C>
	/** The member whose device sent this request. */
	memberId: string | null
	/** The device that sent it, if its cookie is valid. */
	perangkatId: string | null
	/** Unpublished records that the caller may see. */
	preview?: Preview
	/** The caller's address, for rate limits only. */
	address: string
	method: string
	header(name: string): string | undefined
	/** Signs the caller in with this token; a device that the caller had before ends. */
	signIn(token: string): void
	/** Signs the caller out and ends the device. */
	signOut(): void
}

export type Handler<C extends AnyCall> = (
	request: ApiRequest<C>,
	context: ApiContext,
) => Promise<CallResponse<C> | Failure>

/** A use case that needs a member: without one the router responds with 401. */
export type MemberHandler<C extends AnyCall> = (
	request: ApiRequest<C> & { memberId: string; perangkatId: string },
	context: ApiContext,
) => Promise<CallResponse<C> | Failure>

/** Whether a `webId` means this install: none, our own, or the one that was imported with the content. */
export async function isThisWeb(db: Db, webId: string | undefined): Promise<boolean> {
	if (webId === undefined || webId === WEB_ID) return true
	const setting = await db.selectFrom('webSetting').select('webId').executeTakeFirst()
	return setting?.webId === webId
}
