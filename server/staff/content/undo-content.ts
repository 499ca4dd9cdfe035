import * as calls from '../../../contract/staff/calls.ts'
import { hasPermission } from '../../../contract/staff/permissions.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { maskSecrets } from '../../peristiwa/record-event.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute, type Staf } from '../staff-route.ts'
import { auditSaved, checkManaged } from './change-content.ts'
import { isLimited, type Limited, ownsWhole } from './clinic-limit.ts'
import { orConstraintFailure } from './constraint-failure.ts'
import { describeUses, restoreCascaded, takeFromSampah } from './delete-content.ts'
import { callOf, type Entity, entryOf, newestFirst, type StaffRecord, untyped } from './entity.ts'
import { readRecord } from './read-record.ts'
import { prepareRow, saveRelations } from './save-record.ts'
import { readSetting } from './setting-routes.ts'
import { deleteRedirects } from './uri.ts'

const cannotUndo = fail('TIDAK_DAPAT_DIURUNGKAN')

/** The permission that undoing each action needs. */
const undoneBy = { buat: 'hapus', ubah: 'ubah', hapus: 'buat' } as const

type Undoable = keyof typeof undoneBy
const isUndoable = (aksi: string): aksi is Undoable => Object.hasOwn(undoneBy, aksi)

interface Entry {
	aksi: Undoable
	sebelum: StaffRecord | undefined
	sesudah: StaffRecord | undefined
}

export const undoContent = (entity: Entity): AnyStaffRoute =>
	changeRoute(callOf(calls.undoIsi, entity, 'ubah'), async ({ body, staf }, context) => {
		const ids = entity.single ? [(await readSetting(context.db, entity))?.id ?? ''] : [...new Set(body.id)]
		for (const id of ids) {
			const entry = await readLastEntry(context, entity, id, staf)
			if (!entry) return cannotUndo
			const failed = await orConstraintFailure(() => undo(context, entity, id, entry, staf))
			// A name or `uri` that another row has taken in the meantime also prevents the undo.
			if (failed) return failed.failure === 'MASIH_DIPAKAI' ? failed : cannotUndo
		}
		return { data: ids.map((id) => ({ id })) }
	})

async function readLastEntry({ db }: ChangeContext, entity: Entity, id: string, staf: Staf): Promise<Entry | null> {
	const entry = await newestFirst(db, entity, id)
		.select(['stafId', 'aksi', 'sebelum', 'sesudah'])
		.limit(1)
		.executeTakeFirst()
	if (!entry || entry.stafId !== staf.id) return null
	const { aksi, sebelum, sesudah } = entry
	if (!isUndoable(aksi) || !hasPermission(staf.izin, entity.sumber, undoneBy[aksi])) return null
	return {
		aksi,
		sebelum: sebelum ? JSON.parse(sebelum) : undefined,
		sesudah: sesudah ? JSON.parse(sesudah) : undefined,
	}
}

async function undo(
	context: ChangeContext,
	entity: Entity,
	id: string,
	entry: Entry,
	staf: Staf,
): Promise<Failure | null> {
	const { aksi, sebelum, sesudah } = entry
	const current = await readRecord(context.db, entity, id, context.database.kind)
	if (!isUnchanged(current, sesudah) || isMasked(sebelum)) return cannotUndo
	if (!mayUndo(entity, staf, current, sebelum)) return cannotUndo
	const after = { ...current, ...sebelum }
	if (current && aksi === 'ubah') {
		const guarded = await entity.guard?.(context.db, staf, { before: current, after })
		if (guarded && isFailure(guarded)) return cannotUndo
		if (await checkManaged(context.db, entity, current, after)) return cannotUndo
	}
	if (aksi === 'buat') return current ? undoCreate(context, entity, current) : cannotUndo
	return sebelum ? restore(context, entity, { ...sebelum, id }, current) : cannotUndo
}

/** The limit to clinics may have changed since, and a row of several clinics is not theirs alone. */
const mayUndo = (entity: Entity, staf: Limited, current: StaffRecord | undefined, sebelum: StaffRecord | undefined) =>
	!isLimited(entity, staf) || ownsWhole(entity, staf, { ...current, ...sebelum })

async function undoCreate({ db, audit }: ChangeContext, entity: Entity, current: StaffRecord): Promise<Failure | null> {
	const { id } = current
	const fields = await describeUses(db, entity.usedBy ?? [], id)
	if (Object.keys(fields).length > 0) return fail('MASIH_DIPAKAI', { fields })
	await untyped(db).deleteFrom(entity.table).where('id', '=', id).execute()
	await deleteRedirects(db, entity.table, id)
	await audit({ ...entryOf(entity, current), aksi: 'urungkan', sebelum: current })
	return null
}

/** Undoes an update or a deletion: writes back the fields that it changed. */
export async function restore(
	context: ChangeContext,
	entity: Entity,
	sebelum: StaffRecord,
	current: StaffRecord | undefined,
	aksi = 'urungkan',
): Promise<Failure | null> {
	const { db, now } = context
	const { id } = sebelum
	const row = prepareRow(entity, { ...current, ...withoutFormer(entity, sebelum) })
	if (current) await untyped(db).updateTable(entity.table).set(row).where('id', '=', id).execute()
	else await untyped(db).insertInto(entity.table).values(row).execute()
	await saveRelations(db, entity, id, sebelum, now())
	if (!current) {
		await restoreCascaded(db, entity, id)
		await takeFromSampah(db, entity, id)
	}
	const restored = await auditSaved(context, entity, id, { aksi, before: current })
	return isFailure(restored) ? restored : null
}

/** A row of an earlier version may have columns that the table has no longer. */
const withoutFormer = ({ record }: Entity, row: StaffRecord) =>
	Object.fromEntries(Object.entries(row).filter(([column]) => column in record.shape))

/** Whether the row still has the values that the change gave it. */
function isUnchanged(current: StaffRecord | undefined, written: StaffRecord | undefined): boolean {
	if (!current || !written) return !current && !written
	return Object.entries(written).every(
		([name, value]) => JSON.stringify(maskSecrets(current[name])) === JSON.stringify(value),
	)
}

/** The audit trail cannot restore a value that it has masked. */
const isMasked = (value: unknown) => JSON.stringify(value ?? null).includes('•••')
