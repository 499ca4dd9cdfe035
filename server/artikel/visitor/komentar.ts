import type { CallBody } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { isPublished } from '../../../database/is-published.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { Handler } from '../../api/context.ts'
import { paginateContent } from '../../api/list-content.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { hideNik } from '../../nik/hide-nik.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { findKata } from '../find-kata.ts'

const komentarColumns = [
	'artikelKomentar.id',
	'artikelKomentar.artikelId',
	'artikelKomentar.komenParentId',
	'artikelKomentar.nama',
	'artikelKomentar.komentar',
	'artikelKomentar.createdAt',
	'artikelKomentar.dariRs',
] as const

/** Only comments that staff have allowed, whatever `filterAllowStatus` says; a reply is shown with its parent. */
export const listKomentar: Handler<Calls['listKomentar']> = async ({ query }, context) => {
	const { filterArtikelId, recursiveFormat, shortCreatedAt } = query
	let komentar = allowedKomentar(context.db)
		.orderBy('artikelKomentar.createdAt', shortCreatedAt)
		.orderBy('artikelKomentar.id', shortCreatedAt)
	if (filterArtikelId) komentar = komentar.where('artikelKomentar.artikelId', '=', filterArtikelId)
	if (!recursiveFormat) {
		const withParent = komentar
			.leftJoin('artikelKomentar as parent', 'parent.id', 'artikelKomentar.komenParentId')
			.where((where) =>
				where.or([where('artikelKomentar.komenParentId', 'is', null), where('parent.allowStatus', '=', 'diizinkan')]),
			)
		return mapPage(await paginateContent(context, withParent, query), readReply)
	}

	const page = await paginateContent(context, komentar.where('artikelKomentar.komenParentId', 'is', null), query)
	const ids = page.data.map(({ id }) => id)
	const replies = await readReplies(context.db, ids)
	const repliesTo = Map.groupBy(replies, (reply) => reply.komenParentId)
	return mapPage(page, (row) => ({ ...readKomentar(row), komenChild: (repliesTo.get(row.id) ?? []).map(readReply) }))
}

const allowedKomentar = (db: Db) =>
	db
		.selectFrom('artikelKomentar')
		.select(komentarColumns)
		.where('artikelKomentar.allowStatus', '=', 'diizinkan')
		// Comments of an unpublished article are hidden. A subquery, not a join, keeps the order of the comments' index.
		.where((where) =>
			where(
				where.selectFrom('artikel').select('artikel.status').whereRef('artikel.id', '=', 'artikelKomentar.artikelId'),
				'=',
				'terbit',
			),
		)

async function readReplies(db: Db, parentIds: string[]) {
	if (parentIds.length === 0) return []
	const replies = await allowedKomentar(db).where('artikelKomentar.komenParentId', 'in', parentIds).execute()
	// Sorted here: with an `order by`, SQLite walks the comments of all articles instead of sorting a few.
	return replies.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

const readKomentar = <Row extends { dariRs: number }>({ dariRs, ...komentar }: Row) =>
	dariRs ? { ...komentar, dariRs: true as const } : komentar

/** A reply has no replies, and a flat list nests none. */
const readReply = <Row extends { dariRs: number }>(row: Row) => ({ ...readKomentar(row), komenChild: [] })

export const createKomentar: Handler<Calls['createKomentar']> = async ({ body }, { db, now }) => {
	const artikel = await db
		.selectFrom('artikel')
		.select('id')
		.where('id', '=', body.artikelId)
		.where(isPublished('artikel'))
		.executeTakeFirst()
	if (!artikel) return fail('TIDAK_DITEMUKAN', { fields: { artikelId: 'Artikel tidak ditemukan.' } })

	let komenParentId: string | null = null
	if (body.komenParentId) {
		const parent = await db
			.selectFrom('artikelKomentar')
			.select(['id', 'komenParentId'])
			.where('id', '=', body.komenParentId)
			.where('artikelId', '=', artikel.id)
			.where('allowStatus', '=', 'diizinkan')
			.executeTakeFirst()
		if (!parent) return fail('TIDAK_DITEMUKAN', { fields: { komenParentId: 'Komentar tidak ditemukan.' } })
		// Replies are one level deep: a reply to a reply gets the same parent.
		komenParentId = parent.komenParentId ?? parent.id
	}

	const words = await db.selectFrom('kataKomentar').select(['kata', 'tindakan']).execute()
	const kata = findKata(words, `${body.nama} ${body.komentar}`)
	const id = newId(now())
	// The response is the same for spam: an open refusal invites another attempt.
	const spam = isSpam(body) || kata.some(({ tindakan }) => tindakan === 'spam')
	const createdAt = now()
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('artikelKomentar')
			.values({
				id,
				artikelId: artikel.id,
				komenParentId,
				nama: hideNik(body.nama),
				komentar: hideNik(body.komentar),
				allowStatus: spam ? 'spam' : 'menunggu',
				createdAt,
			})
			.execute()
		const event = { aksi: spam ? 'spam' : 'terima', sumber: 'komentar', sumberId: id, label: '' }
		await recordEvent(transaction, { ...event, staf: PENGUNJUNG, now: createdAt })
	})
	return { data: { created: { id } } }
}

/** A person needs longer than this to fill in the form. */
const MIN_FILL_MS = 3000

/** A comment with more links than this is an advertisement. */
const MAX_LINKS = 4

const address = /https?:\/\/|\bwww\./gi

type Comment = Pick<CallBody<Calls['createKomentar']>, 'nama' | 'komentar' | 'situs' | 'lamaIsiMs'>

/** Whether a program wrote the comment, as far as that shows without a captcha. */
export function isSpam({ nama, komentar, situs, lamaIsiMs }: Comment): boolean {
	if (situs) return true
	if (lamaIsiMs !== undefined && lamaIsiMs < MIN_FILL_MS) return true
	return countLinks(`${nama} ${komentar}`) > MAX_LINKS
}

/** `https://www.…` is one link, not two. */
const countLinks = (text: string) => text.replace(/:\/\/www\./gi, '://').match(address)?.length ?? 0
