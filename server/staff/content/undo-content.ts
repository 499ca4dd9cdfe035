import { z } from 'zod'
import { boleh } from '../../../contract/staff/permissions.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { maskSecrets } from '../audit/mask-secrets.ts'
import type { ChangeContext, Staf } from '../staff-context.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { forgetAlihan, keepAlihan } from './alihan.ts'
import { anyDatabase } from './any-database.ts'
import { MOST_AT_ONCE, usesOf } from './delete-content.ts'
import type { Entity, StaffRecord } from './entity.ts'
import { labelOf } from './label-of.ts'
import { readRecord } from './read-record.ts'
import { orRefusal } from './refusal.ts'
import { prepareRow, saveBelongings } from './save-record.ts'
import { readSetting } from './setting-routes.ts'
import { bringTakenAlong } from './taken-along.ts'

const tooLate = fail('TIDAK_DAPAT_DIURUNGKAN')

/** What one has to be allowed in order to take it back. */
const takenBackBy = { buat: 'hapus', ubah: 'ubah', hapus: 'buat' } as const

type Undoable = keyof typeof takenBackBy

interface Line {
	aksi: Undoable
	sebelum: StaffRecord | undefined
	sesudah: StaffRecord | undefined
}

/** Takes back one's own last change of each of these rows: all of them or none, and none that has changed since. */
export function undoContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'POST',
		path: `/${entity.sumber}/urungkan`,
		rule: [entity.sumber, 'ubah'],
		body: z.object({ id: z.array(z.string().max(64)).min(1).max(MOST_AT_ONCE) }),
		async change({ body, staf }, context) {
			const ids = entity.single ? [(await readSetting(context.db, entity))?.id ?? ''] : [...new Set(body.id)]
			for (const id of ids) {
				const line = await lastLine(context, entity, id, staf)
				if (!line) return tooLate
				const current = await readRecord(context.db, entity, id, context.database.kind)
				const undone = await orRefusal(() => takeBack(context, entity, { id, line, current }), tooLate)
				// A name or an address that somebody else has taken meanwhile is a change since, too.
				if (isFailure(undone)) return undone.failure === 'MASIH_DIPAKAI' ? undone : tooLate
			}
			return { data: ids.map((id) => ({ id })) }
		},
	})
}

async function lastLine({ db }: ChangeContext, entity: Entity, id: string, staf: Staf): Promise<Line | null> {
	const line = await db
		.selectFrom('audit')
		.select(['stafId', 'aksi', 'sebelum', 'sesudah'])
		.where('sumber', '=', entity.sumber)
		.where('sumberId', '=', id)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst()
	const aksi = line?.aksi as Undoable
	if (!line || line.stafId !== staf.id || !Object.hasOwn(takenBackBy, aksi)) return null
	if (!boleh(staf.peran, entity.sumber, takenBackBy[aksi])) return null
	const [sebelum, sesudah] = [line.sebelum, line.sesudah].map((text) => (text ? JSON.parse(text) : undefined))
	return { aksi, sebelum, sesudah }
}

interface TakingBack {
	id: string
	line: Line
	current: StaffRecord | undefined
}

async function takeBack(context: ChangeContext, entity: Entity, { id, line, current }: TakingBack) {
	const { db, now, audit } = context
	const { sebelum, sesudah } = line
	if (!isAsLeft(current, sesudah) || isMasked(sebelum)) return tooLate
	if (line.aksi !== 'buat' && !sebelum) return tooLate
	const table = anyDatabase(db)
	let restored: StaffRecord | undefined
	if (line.aksi === 'buat') {
		const fields = await usesOf(db, entity.usedBy ?? [], id)
		if (Object.keys(fields).length > 0) return fail('MASIH_DIPAKAI', { fields })
		await table.deleteFrom(entity.table).where('id', '=', id).execute()
		await forgetAlihan(db, entity.table, id)
	} else {
		const row = prepareRow(entity, { ...current, ...sebelum, id })
		if (current) await table.updateTable(entity.table).set(row).where('id', '=', id).execute()
		else await table.insertInto(entity.table).values(row).execute()
		await saveBelongings(db, entity, id, sebelum ?? {}, now())
		if (!current) await bringTakenAlong(db, entity, id)
		restored = await readRecord(db, entity, id)
		if (entity.uri && sebelum && 'uri' in sebelum) {
			const [before, after] = [current?.uri as string | undefined, String(sebelum.uri)]
			await keepAlihan(db, { tabel: entity.table, sumberId: id, before, after }, now())
		}
	}
	const label = labelOf(entity, restored ?? (current as StaffRecord))
	await audit({
		aksi: 'urungkan',
		sumber: entity.sumber,
		sumberId: id,
		label,
		sebelum: current,
		sesudah: restored,
	})
	return { restored }
}

/** Whether the row still is as that change left it, in all that the change touched. */
function isAsLeft(current: StaffRecord | undefined, left: StaffRecord | undefined): boolean {
	if (!current || !left) return !current && !left
	return Object.entries(left).every(
		([name, value]) => JSON.stringify(maskSecrets(current[name])) === JSON.stringify(value),
	)
}

/** The trail does not know what it has masked, so it cannot give it back. */
const isMasked = (value: unknown) => JSON.stringify(value ?? null).includes('•••')
