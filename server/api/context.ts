import type { Kysely } from 'kysely'
import type { AnyCall, CallBody, CallParams, CallQuery, CallResponse } from '../../contract/call.ts'
import type { Database } from '../../database/connect.ts'
import type { PublishedTable } from '../../database/is-published.ts'
import type { Schema } from '../../database/schema.ts'
import type { AltTexts } from '../content/alt-texts.ts'
import type { Failure } from '../http/failure.ts'
import type { Limits } from '../http/limits.ts'
import type { NikCipher } from '../nik/nik-cipher.ts'
import type { EmptySearches } from './search/count-empty-search.ts'

/** This install's own id; the API answers empty lists for any other. */
export const WEB_ID = 'rs-yasmin'

/** The one thing that somebody of the staff sees before it is published, as id by table. */
export type Preview = { readonly [Table in PublishedTable]?: string }

/** What every use case works with. */
export interface ApiContext {
	database: Database
	db: Kysely<Schema>
	/** Epoch milliseconds; tests drive it. */
	now: () => number
	limits: Limits
	nik: NikCipher
	/** Counts searches that found nothing, for the staff's dashboard. */
	emptySearches?: EmptySearches
	/** What pictures show; without it nothing is said of them. */
	altTexts?: () => Promise<AltTexts>
}

/** One request, parsed. */
export interface ApiRequest<C extends AnyCall> {
	params: CallParams<C>
	query: CallQuery<C>
	body: CallBody<C>
	/** The member whose cookie came along and still exists. */
	memberId: string | null
	/** What the caller may see although it is not published. */
	preview?: Preview
	/** The caller's address, for rate limits only. */
	address: string
	header(name: string): string | undefined
	/** Makes the caller this member from now on. */
	signIn(memberId: string): void
	/** Makes the caller nobody from now on. */
	signOut(): void
}

export type Handler<C extends AnyCall> = (
	request: ApiRequest<C>,
	context: ApiContext,
) => Promise<CallResponse<C> | Failure>

/** A use case that cannot do without a member: without one the router answers 401 and does not come here. */
export type MemberHandler<C extends AnyCall> = (
	request: ApiRequest<C> & { memberId: string },
	context: ApiContext,
) => Promise<CallResponse<C> | Failure>
