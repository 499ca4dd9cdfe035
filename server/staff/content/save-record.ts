import { z } from 'zod'
import { penerbitan } from '../../../contract/staff/inputs.ts'
import type { Db } from '../../../database/schema.ts'
import { InvalidContent } from '../../content-rules/invalid-content.ts'
import { fail } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { type Entity, prepareUntyped, type StaffRecord, untyped } from './entity.ts'

/** The columns of the row itself, ready to be stored; rules of a column may need other columns of `whole`. */
export function prepareRow(entity: Entity, whole: Record<string, unknown>): Record<string, unknown> {
	const { links = {}, parts = {}, json = [] } = entity
	const row = Object.entries(whole)
		.filter(([column]) => !(column in links) && !(column in parts))
		.map(([column, value]) => [column, json.includes(column) && value !== null ? JSON.stringify(value) : value])
	const prepared = prepareUntyped(entity.table, Object.fromEntries(row))
	// Required text may hold nothing but tags that are removed.
	const emptied = Object.entries(entity.isian.shape).filter(
		([column, field]) => prepared[column] === '' && whole[column] !== '' && !field.safeParse('').success,
	)
	if (emptied.length > 0)
		throw new InvalidContent(entity.table, Object.fromEntries(emptied.map(([column]) => [column, 'Wajib diisi.'])))
	return prepared
}

/** Replaces the links and parts of a row by those in `values`; absent fields stay as they are. */
export async function saveRelations(
	db: Db,
	entity: Entity,
	id: string,
	values: Record<string, unknown>,
	now: number,
): Promise<void> {
	for (const [field, { table, own, other, ordered }] of Object.entries(entity.links ?? {})) {
		const others = values[field]
		if (!Array.isArray(others)) continue
		await untyped(db).deleteFrom(table).where(own, '=', id).execute()
		const rows = [...new Set(others)].map((each, place) => ({
			[own]: id,
			[other]: each,
			...(ordered && { urutan: place + 1 }),
		}))
		if (rows.length > 0) await untyped(db).insertInto(table).values(rows).execute()
	}
	for (const [field, { table, own, json = [] }] of Object.entries(entity.parts ?? {})) {
		const parts = values[field]
		if (!Array.isArray(parts)) continue
		const before = await untyped(db).selectFrom(table).select('id').where(own, '=', id).execute()
		const known = new Set(before.map((row) => row.id))
		await untyped(db).deleteFrom(table).where(own, '=', id).execute()
		const rows = parts.map((part: Record<string, unknown>, place) =>
			prepareUntyped(table, {
				...part,
				...Object.fromEntries(json.map((column) => [column, JSON.stringify(part[column])])),
				// A part keeps its id. The id of another row's part is not accepted.
				id: known.delete(part.id) ? part.id : newId(now),
				[own]: id,
				urutan: place + 1,
			}),
		)
		if (rows.length > 0) await untyped(db).insertInto(table).values(rows).execute()
	}
}

const publishing = z.object(penerbitan)

/**
 * The publishing columns to save. `terbitPada` is a future time for a scheduled row. Otherwise it is the time when
 * visitors first saw the row, which an article shows as its date.
 */
export function resolvePublishing(
	entity: Entity,
	values: Record<string, unknown>,
	before: StaffRecord | undefined,
	now: number,
) {
	if (!entity.published) return {}
	const { status, terbitPada } = publishing.parse(values)
	if (status === 'terjadwal') {
		if (terbitPada === null) return wrongTime('Isi tanggal dan jam terbit.')
		if (terbitPada <= now) return wrongTime('Pilih waktu yang akan datang.')
		return { status, terbitPada }
	}
	const previous = before && publishing.parse(before)
	const firstSeen = previous && previous.status !== 'terjadwal' ? previous.terbitPada : null
	if (previous?.status === 'terbit') {
		const createdAt = typeof before?.createdAt === 'number' ? before.createdAt : null
		return { status, terbitPada: firstSeen ?? createdAt }
	}
	if (status === 'konsep' || firstSeen !== null) return { status, terbitPada: firstSeen }
	return { status, terbitPada: now, ...(entity.stamps?.includes('createdAt') && { createdAt: now }) }
}

const wrongTime = (sentence: string) => fail('INPUT_TIDAK_VALID', { fields: { terbitPada: sentence } })
