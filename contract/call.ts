import { z } from 'zod'
import type { CallCache } from './cache.ts'
import type { ErrorCode } from './error.ts'
import type { Cakupan } from './integrasi/cakupan.ts'
import type { LimitName } from './limits.ts'
import { paging } from './parameters.ts'
import { hasNoNul, listOf, one, uri } from './shapes.ts'
import type { Rule } from './staff/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Another system, by a key with this scope. */
export interface Machine {
	cakupan: Cakupan
}

/** Who may make a call: anybody; a member, known by a cookie; staff, by a rule; or a machine, by a key. */
export type Audience = 'visitor' | 'member' | Rule | Machine

export const isMachine = (audience: Audience): audience is Machine =>
	typeof audience === 'object' && 'cakupan' in audience

export interface Call<
	Params extends z.ZodObject = z.ZodObject,
	Query extends z.ZodObject = z.ZodObject,
	Body extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
	Verb extends Method = Method,
	Path extends string = string,
> {
	method: Verb
	/** Below `/api`, with parameters in braces: `/v1/public/dokter/detail/{id}`. */
	path: Path
	audience: Audience
	family: string
	summary: string
	params: Params
	query: Query
	body: Body
	response: Response
	/** 201 where the answer has what was `created`. */
	status: 200 | 201
	/** Counted per member of staff or per visitor; without it a call counts as a read, a search or a write. */
	limit?: LimitName
	/** How the response cache stores the answer; without it the answer is not cached. */
	cache?: CallCache<Extract<keyof z.infer<Query>, string>>
	/** Visitors: answers 503 while the disk of the server is nearly full. */
	optional?: true
	/** Visitors: the largest body in bytes, where the usual limit is too small for what the fields allow. */
	maxBodyBytes?: number
	/** The error codes of this call beyond invalid input and server errors. */
	errors: ErrorCode[]
	/** Staff: also for a session that must set up a second factor first. */
	beforeSecondFactor?: true
	/** Staff: data leaves, or what guards an account changes: password or passkey must be less than five minutes old. */
	fresh?: true
	/** Staff: pages send it by themselves, so it does not make the session last longer. */
	isBackground?: true
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call, whatever its four schemas are
export type AnyCall = Call<any, any, any, any>

export type CallParams<C extends AnyCall> = z.infer<C['params']>
export type CallQuery<C extends AnyCall> = z.infer<C['query']>
export type CallQueryInput<C extends AnyCall> = z.input<C['query']>
export type CallBody<C extends AnyCall> = z.infer<C['body']>
export type CallBodyInput<C extends AnyCall> = z.input<C['body']>
export type CallResponse<C extends AnyCall> = z.infer<C['response']>

const nothing = z.object({})
const noBody = z.undefined()

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
type PathParams<Path extends string> = z.ZodObject<Record<ParamNames<Path>, z.ZodString>>

const shapeOf = (schema: z.ZodType | undefined): z.ZodRawShape => (schema instanceof z.ZodObject ? schema.shape : {})

const isCreated = (response: z.ZodType) => 'created' in shapeOf(shapeOf(response).data as z.ZodType)

/** The parameters of a path, any text. */
const pathParams = (path: string) =>
	z.object(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, z.string().refine(hasNoNul)])))

/** The families of calls by the third part of their path, where that is not the family itself. */
const families: Record<string, string> = {
	'member-pasien': 'pasien',
	'shop-reservasi': 'reservasi',
	'shop-keranjang': 'keranjang',
	'shop-item': 'shop',
	'shop-kalender': 'shop',
	'web-visitor': 'visitor',
	hubungi: 'visitor',
	'web-setting-meta-pixel': 'meta-pixel',
	'popup-information': 'popup',
	keluhan: 'poli-klinik',
}

/**
 * Describes one call of the API.
 *
 * @example
 * const listFaq = defineCall('GET /v1/public/faq', 'visitor', { summary: '…', response: listOf(faq) })
 */
export function defineCall<
	const Verb extends Method,
	const Path extends string,
	Response extends z.ZodType,
	Params extends z.ZodObject = PathParams<Path>,
	Query extends z.ZodObject = typeof nothing,
	Body extends z.ZodType = typeof noBody,
>(
	route: `${Verb} ${Path}`,
	audience: Audience,
	call: Pick<Call<Params, Query, Body, Response, Verb, Path>, 'summary' | 'response'> &
		Partial<Call<Params, Query, Body, Response, Verb, Path>>,
): Call<Params, Query, Body, Response, Verb, Path> {
	const [method, path] = route.split(' ') as [Verb, Path]
	const [, , , part = ''] = path.split('/')
	return {
		method,
		path,
		audience,
		family: families[part] ?? part,
		params: pathParams(path) as unknown as Params,
		query: nothing as unknown as Query,
		body: noBody as unknown as Body,
		status: isCreated(call.response) ? 201 : 200,
		errors: [],
		...call,
	}
}

/** The public list of a kind of content, page by page. */
export const defineList = <const Path extends string, Item extends z.ZodType>(
	path: Path,
	summary: string,
	item: Item,
) =>
	defineCall(`GET ${path}`, 'visitor', {
		summary,
		query: z.object(paging),
		response: listOf(item),
		cache: { parameters: ['page', 'limit'] },
	})

/** One thing of public content, by the name in its address. */
export const defineDetail = <const Path extends string, Item extends z.ZodType>(
	path: Path,
	summary: string,
	item: Item,
) =>
	defineCall(`GET ${path}`, 'visitor', {
		summary,
		params: z.object({ uri }),
		response: one(item),
		errors: ['TIDAK_DITEMUKAN'],
		cache: { parameters: [] },
	})

export const hasBody = ({ body }: AnyCall): boolean => body !== noBody

/** The calls among the exports of a module, by name. */
export const callsOf = (module: object): Record<string, AnyCall> =>
	Object.fromEntries(Object.entries(module).filter(([, each]) => 'audience' in Object(each)))
