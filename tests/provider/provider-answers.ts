import type { Context } from 'hono'
import { type Entity, present, presentId, thinOut } from './present-entity.ts'
import type { ProviderSwitches } from './provider-switches.ts'

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 500

const SENTENCES: Record<ErrorStatus, string> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	404: 'Not Found',
	409: 'Conflict',
	500: 'Internal Server Error',
}

/** Writes responses as the switches say. */
export class ProviderAnswers {
	readonly switches: ProviderSwitches

	constructor(switches: ProviderSwitches) {
		this.switches = switches
	}

	/** One thing: `{ data }` or bare. A missing one is 404, or null with status 200. */
	one(context: Context, entity: Entity | undefined): Response {
		if (!entity && this.switches.missing === '404') {
			return this.error(context, 404)
		}
		const shown = entity ? present(entity, this.switches) : null
		return context.json(this.switches.wrapping === 'bare' ? shown : { data: shown })
	}

	/** A list, cut to the page that was asked for. */
	list(context: Context, all: Entity[]): Response {
		const { sortAndPage, pagination, wrapping } = this.switches
		const limit = Number(context.req.query('limit') || 0)
		const page = Number(context.req.query('page') || 1)
		const paged = limit > 0 && sortAndPage === 'honoured'
		const data = present(paged ? all.slice((page - 1) * limit, page * limit) : all, this.switches)
		const totalPage = paged ? Math.ceil(all.length / limit) : 1
		const body = pagination ? { data, pagination: { totalPage, totalData: all.length } } : { data }
		if (wrapping === 'deep') {
			return context.json({ data: body })
		}
		return context.json(wrapping === 'bare' && !(pagination && limit > 0) ? data : body)
	}

	/** A list by name, unless this provider ignores the sort. */
	sortByNama(context: Context, all: Entity[]): Entity[] {
		const order = context.req.query('sortNama')?.toLowerCase()
		if (!order || this.switches.sortAndPage === 'ignored') {
			return all
		}
		const sorted = all.toSorted((a, b) => String(a.nama).localeCompare(String(b.nama), 'id'))
		return order === 'desc' || order === '-1' ? sorted.reverse() : sorted
	}

	/** The parts of a bundle, each with its `.data`, or bare. */
	bundle(context: Context, parts: Record<string, unknown>, atHome = false): Response {
		const body: Entity = {}
		for (const [name, part] of Object.entries(parts)) {
			const data = present(part, this.switches, atHome)
			body[name] = this.switches.wrapping === 'bare' ? data : { data }
		}
		return context.json(this.switches.wrapping === 'deep' ? { data: body } : body)
	}

	/** A response whose fields section 7 shows: `data.created`. */
	created(context: Context, created: Entity): Response {
		const body = { created: present(created, { ...this.switches, ids: 'id' }) }
		return context.json(this.switches.wrapping === 'bare' ? body : { data: body }, 201)
	}

	/** A response whose fields section 7 does not show. */
	written(context: Context, id: number): Response {
		return this.switches.written === 'empty' ? context.body(null, 204) : this.created(context, { id })
	}

	error(context: Context, status: ErrorStatus): Response {
		const sentence = SENTENCES[status]
		switch (this.switches.errorBody) {
			case 'html':
				return context.html(`<!doctype html><title>${sentence}</title><h1>${sentence}</h1>`, status)
			case 'text':
				return context.text(sentence, status)
			case 'empty':
				return context.body(null, status)
			case 'json':
				return context.json({ statusCode: status, message: [sentence] }, status)
		}
	}

	/** Whether an id of a request is this one. */
	sameId(id: unknown, sent: unknown): boolean {
		return typeof id === 'number' && String(presentId(id, this.switches)) === String(sent)
	}

	/** An entity without anything around it. */
	unwrapped(context: Context, entity: Entity): Response {
		return context.json(present(entity, this.switches))
	}

	/** An entity in `{ data }`, whatever the switch for wrapping says. */
	data(context: Context, entity: Entity): Response {
		return context.json({ data: present(entity, this.switches) })
	}

	/** The items of a list, the optional fields of all but the first as the switch says. */
	thin(list: Entity[]): Entity[] {
		return thinOut(list, this.switches)
	}
}
